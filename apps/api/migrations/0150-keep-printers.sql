-- The machines that a supplier prints with, and what each makes of colours: profiles as the supplier's own are kept, of all fabrics and of
-- single ones, which hold on this printer alone. None is needed.
create table printers (
  tenant_id uuid not null default current_tenant_id(),
  -- Sorts by when it was added.
  id uuid not null default time_uuid(),
  supplier_id uuid not null,
  name text not null,
  profile_hash text,
  profile_name text not null default '',
  profiles jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id) on delete cascade
);
create unique index printers_name on printers (tenant_id, supplier_id, lower(name));
call protect_by_tenant('printers');

-- For which of them a run makes files, and what it was called then. A name without a printer: it was removed since.
alter table packs add column printer_id uuid, add column printer_name text,
  add check (printer_id is null or printer_name is not null);
-- The packs there are are looked through for it, of all shops.
alter table packs no force row level security;
alter table printers no force row level security;
alter table packs add foreign key (tenant_id, printer_id) references printers (tenant_id, id) on delete set null (printer_id);
alter table packs force row level security;
alter table printers force row level security;
create index packs_printer on packs (tenant_id, printer_id, id) where printer_id is not null;
