-- Cloth that lies at suppliers: rolls as they were received, and corrections by hand. How much of it orders reserve and use is read
-- from the print files that were handed over, so that it cannot go astray.
create table cloth_entries (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  supplier_id uuid not null,
  fabric text not null check (length(fabric) between 1 and 40),
  kind text not null check (kind in ('received', 'corrected')),
  -- Negative where a correction takes cloth away.
  mm int not null check (mm <> 0 and abs(mm) <= 10000000),
  lot text not null default '',
  reason text not null default '',
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  check (kind <> 'received' or mm > 0),
  check (kind <> 'corrected' or reason <> '')
);
create index cloth_entries_of on cloth_entries (tenant_id, supplier_id, fabric, made_at);
create index cloth_entries_made_by on cloth_entries (tenant_id, made_by);
call protect_by_tenant('cloth_entries');
revoke update, delete on cloth_entries from kitwright_app;
call audit_changes('cloth_entries', 'production', 'supplier', 'supplier_id', '', 'fabric kind mm lot reason', 'made_by made_at',
  'insert');
call spare_loading();
