# docker build -t heldenpass . && docker run -p 8000:8000 -v heldenpass:/data -e HELDENPASS_PIN=… heldenpass
# Nobody sits at a container: the game master signs in with the PIN.
FROM python:3.11-slim AS build
WORKDIR /source
# .dockerignore lets through only what the app needs to run.
COPY . ./
RUN pip wheel --no-cache-dir --disable-pip-version-check --no-deps --wheel-dir /wheels .

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
COPY requirements*.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement $REQUIREMENTS

# It belongs to root: the app may read itself, not change itself.
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps /wheels/*.whl && rm -r /wheels requirements*.txt

USER heldenpass
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["heldenpass"]
CMD ["run", "--no-browser"]
