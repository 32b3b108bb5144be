-- What lies on the supplier's rolls, part by part, of a pack that is done.
alter table packs add column markers jsonb;
