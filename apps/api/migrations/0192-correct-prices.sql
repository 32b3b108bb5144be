-- Staff correct a size of an order under review. They charge or waive the difference in price, and the order's history keeps their choice.
alter table order_history
  add column price_choice text check (price_choice in ('keep', 'charge')),
  add column difference_cents bigint check (difference_cents <> 0),
  add constraint order_history_price check ((price_choice is null) = (difference_cents is null));
grant update (unit_cents, surcharges, discount_cents, total_cents) on order_lines to kitwright_app;
