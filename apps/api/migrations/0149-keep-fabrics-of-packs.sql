-- What a pack is cut from: which of it lies on no roll is told by name, also when its order is another by then. Null: of before it was kept.
alter table packs add column fabrics jsonb;
