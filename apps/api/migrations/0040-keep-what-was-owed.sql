-- What was still to be paid by the shop's rule when an order took this step; null where nothing was.
alter table order_history add column owed_cents bigint check (owed_cents > 0);
