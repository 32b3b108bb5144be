-- Reminders of deposits that were not paid by the shop's deadline: one for an order.
create table payment_reminders (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  sent_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('payment_reminders');
