-- Who prints, cuts and sews for a shop: whom to reach, on which cloth, and what the press does for them.
create table suppliers (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  name text not null,
  contact text not null default '',
  email text not null default '',
  phone text not null default '',
  -- In which they read: papers, their page, mails.
  language text not null,
  -- The usable width of their roll by fabric: [{"fabric": "…", "widthMm": 1420}].
  rolls jsonb not null default '[]',
  seam_mm double precision not null,
  hem_mm double precision not null,
  bleed_mm double precision not null,
  is_mirrored boolean not null default false,
  cut_name text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- No new order goes there, and their links are over.
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index suppliers_name on suppliers (tenant_id, lower(name)) where ended_at is null;
call protect_by_tenant('suppliers');

-- The name stays as it was written when the order got it; null for one that is in no list.
alter table orders add column supplier_id uuid;
-- The orders there are are looked through for it, of all shops.
alter table orders no force row level security;
alter table suppliers no force row level security;
alter table orders add foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
alter table orders force row level security;
alter table suppliers force row level security;
create index orders_supplier on orders (tenant_id, supplier_id) where supplier_id is not null;
