-- A picture of a bank's receipt that the customer sent for an order, and what staff said about it.
create table payment_slips (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  file_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  -- Why it was refused; the customer reads it.
  reason text not null default '' check (length(reason) <= 500),
  sent_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  -- The payment that a confirmed slip became.
  payment_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, answered_by) references accounts (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'confirmed') = (payment_id is not null)),
  check ((state = 'refused') = (reason <> ''))
);
create index payment_slips_order on payment_slips (tenant_id, order_id, id);
create index payment_slips_waiting on payment_slips (tenant_id, order_id) where state = 'waiting';
create index payment_slips_file on payment_slips (tenant_id, file_id);
call protect_by_tenant('payment_slips');
