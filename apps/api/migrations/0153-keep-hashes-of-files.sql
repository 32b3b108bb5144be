-- What an upload was when it came (SHA-256): what is printed is that, and not what lies under its name by then. Null: it came before this was
-- kept, and has not been read since. Fonts and colour profiles are known by their hash already.
alter table files add sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
