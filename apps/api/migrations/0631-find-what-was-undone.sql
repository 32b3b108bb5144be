-- Which steps of an order were taken back: asked for each step of the day, of which nearly none is.
create index order_history_undoes on order_history (tenant_id, order_id, undoes) where undoes is not null;
