-- Orders that were split off another one: the pieces and the share of the money that moved, and what an undo needs.
create table order_splits (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- The new order, and the one that its pieces come from.
  order_id uuid not null,
  from_id uuid not null,
  -- The edit of the first order; gone once its customer is erased.
  edit_id uuid not null,
  qty int not null check (qty > 0),
  cents bigint not null check (cents >= 0),
  -- The part of the payments that moved.
  paid_cents bigint not null check (paid_cents >= 0),
  event_id uuid not null,
  -- Of both orders after the split: an undo is refused once either has changed.
  version int not null,
  from_version int not null,
  made_by uuid not null,
  made_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, from_id) references orders (tenant_id, id),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  check (order_id <> from_id)
);
create index order_splits_from on order_splits (tenant_id, from_id);
call protect_by_tenant('order_splits');
revoke update, delete on order_splits from kitwright_app;
grant update (undone_at) on order_splits to kitwright_app;
call audit_changes('order_splits', 'orders', 'order', 'order_id', '', 'qty cents paid_cents undone_at',
  'from_id edit_id event_id version from_version made_by made_at undo_until');
call spare_loading();
