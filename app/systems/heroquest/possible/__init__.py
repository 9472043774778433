"""Offers made by the rules as data, which pages, phones, the API and programs all ask for."""
