#!/bin/sh
# Run once, when PostgreSQL is made: the server's own user and database. It may create a role, and is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username postgres <<'SQL'
create role kitwright login createrole password :'password';
create database kitwright owner kitwright;
SQL
