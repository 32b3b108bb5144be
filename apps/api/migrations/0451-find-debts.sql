-- For the list of what customers owe, which reads the unpaid orders of a shop and no others.
create index orders_unpaid_by_owner on orders (tenant_id, owner_id)
  include (id, status, total_cents, paid_cents, credit_days, placed_at, approved_at, delivered_at, received_at)
  where paid_cents < total_cents and status <> 'CANCELED';
