-- Fonts of a public catalogue that a design of the shop uses. Their bytes are kept as those of uploaded fonts, so that a design is printed
-- as it was shown, whatever the catalogue publishes later, and whether it answers or not.
alter table fonts alter column uploaded_by drop not null;
alter table fonts
  -- Its id in the catalogue. Null for a font that the shop uploaded.
  add column catalogue_id text check (char_length(catalogue_id) between 1 and 100),
  -- Of a further file of a font, the letters that it holds, as latin-ext. Null for a font's first file.
  add column subset text check (char_length(subset) between 1 and 60),
  -- The ids of a font's further files.
  add column more text[] not null default '{}',
  add constraint fonts_origin check (catalogue_id is not null or (uploaded_by is not null and subset is null));

drop index fonts_family;
create unique index fonts_family on fonts (tenant_id, lower(family)) where removed_at is null and catalogue_id is null;
create unique index fonts_catalogue on fonts (tenant_id, catalogue_id) where subset is null;
