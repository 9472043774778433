# How to build and run it stands in the README, in the section about containers.
# Nobody sits at a container: the game master signs in with the PIN.
FROM python:3.11-slim AS build
WORKDIR /source
COPY requirements-build.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement requirements-build.txt
# .dockerignore lets through only what the app needs to run.
COPY . ./
RUN pip wheel --no-cache-dir --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
# TZ: without a time zone pages and names would show UTC. Another one: docker run -e TZ=Europe/Lisbon
ENV HELDENPASS_DATA=/data \
    HELDENPASS_NO_LAPTOP=1 \
    TZ=Europe/Berlin \
    PYTHONUNBUFFERED=1

RUN useradd --create-home --uid 10001 heldenpass && install --directory --owner=heldenpass /data
WORKDIR /srv/heldenpass

# A club's server has its own: --build-arg REQUIREMENTS=requirements-postgres.txt (see compose.yaml).
ARG REQUIREMENTS=requirements.txt
COPY $REQUIREMENTS ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement $REQUIREMENTS

# It belongs to root: the app may read itself, not change itself.
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps /wheels/*.whl && rm -r /wheels $REQUIREMENTS

USER heldenpass
VOLUME /data
EXPOSE 8000
# It asks the address that the running program noted, so it follows --port.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-m", "app.commands.health"]
ENTRYPOINT ["heldenpass"]
CMD ["run", "--no-browser"]
