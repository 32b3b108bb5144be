-- Orders that wait for somebody are a part of the shop's. They are found whole by this index, which has all that lists are sorted by, so that
-- no list reads the orders of a status to their end.
drop index orders_by_turn;
create index orders_by_turn on orders (tenant_id, turn, placed_at, id)
  include (status, number, owner_name, qty, total_cents, paid_cents, due_day, promised_day, assignee_name, cost_key, margin_key)
  where turn <> 'nobody';

-- With the time of the status: since when the money of a finished order is due.
drop index orders_unpaid_by_owner;
create index orders_unpaid_by_owner on orders (tenant_id, owner_id)
  include (id, status, total_cents, paid_cents, credit_days, placed_at, approved_at, delivered_at, received_at, status_since)
  where paid_cents < total_cents and status <> 'CANCELED';
