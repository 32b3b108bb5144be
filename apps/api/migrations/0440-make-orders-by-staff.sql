-- The source of an order, the member of staff who made it, and the order that it fills in.
alter table orders no force row level security;
alter table accounts no force row level security;
alter table orders
  add column source text not null default 'web' check (source in ('web', 'phone', 'chat', 'counter')),
  add column made_by uuid,
  add column fill_in_of uuid,
  add foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  add foreign key (tenant_id, fill_in_of) references orders (tenant_id, id),
  add check ((source = 'web') = (made_by is null)),
  add check (fill_in_of <> id);
alter table orders force row level security;
alter table accounts force row level security;
-- Most orders come from the shop's pages, so that a list of these needs no index of its own.
create index orders_by_source on orders (tenant_id, source, placed_at, id) where source <> 'web';
create index orders_fill_ins on orders (tenant_id, fill_in_of) where fill_in_of is not null;
-- Finds a customer of the same telephone number before staff add another.
create index accounts_by_phone on accounts (tenant_id, phone) where phone is not null;

-- Orders that staff have not finished. Once placed, a draft keeps nothing but its order, so that a repeated call answers it.
create table order_drafts (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  owner_id uuid not null,
  source text not null check (source in ('phone', 'chat', 'counter')),
  fill_in_of uuid,
  content jsonb not null,
  version int not null default 1,
  made_by uuid not null,
  changed_at timestamptz not null,
  order_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  foreign key (tenant_id, fill_in_of) references orders (tenant_id, id),
  -- A draft names its order just before that is inserted.
  foreign key (tenant_id, order_id) references orders (tenant_id, id) deferrable initially deferred
);
create index order_drafts_open on order_drafts (tenant_id, changed_at desc, id) where order_id is null;
create index order_drafts_owner on order_drafts (tenant_id, owner_id);
call protect_by_tenant('order_drafts');
