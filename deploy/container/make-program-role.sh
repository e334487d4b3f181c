#!/bin/sh
# Makes the role that the program works with: it may sign in, and gets its rights from the start of the program.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$PROGRAM_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role grzadka_program login password :'password';
SQL
