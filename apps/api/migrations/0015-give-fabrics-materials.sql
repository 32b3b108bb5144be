-- What a fabric looks like up close: a screen chooses its weave and its sheen by it. A fabric nobody knows is plain knit.
alter table fabrics
  add column material text not null default 'knit'
    check (material in ('knit', 'pique', 'mesh', 'fleece', 'satin'));

-- Rows of all tenants are only seen while row-level security does not bind the owner.
alter table fabrics no force row level security;
update fabrics set material = id where id in ('pique', 'mesh', 'fleece', 'satin');
alter table fabrics force row level security;
