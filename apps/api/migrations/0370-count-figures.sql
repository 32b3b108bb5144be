-- The figures of a period read what was sent in it, and the pieces of its orders by product.
create index orders_sent on orders (tenant_id, coalesce(delivered_at, received_at))
  where delivered_at is not null or received_at is not null;
create index order_lines_mix on order_lines (tenant_id, order_id) include (product_type, qty);
