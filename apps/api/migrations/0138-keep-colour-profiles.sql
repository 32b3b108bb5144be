-- What a supplier's printer makes of colours: the hash of their ICC profile, which is a file, and what it calls itself.
alter table suppliers add column profile_hash text, add column profile_name text not null default '';
-- Colours that will come otherwise than they were designed.
alter table packs add column colours jsonb;
