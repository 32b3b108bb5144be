-- Whoever answers requests changes the price of a placed line only together with its size, while the order is under review. Rows that are
-- carried from another cell are left as they are, but not for them: any role may say that it loads.
create function guard_line_price() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = 'kitwright_app' and (
    new.size is not distinct from old.size
    or not exists (select from public.orders o where o.id = new.order_id and o.status = 'REVIEWING')
  ) then
    raise insufficient_privilege using message = 'permission denied: the price of a placed line changes with its size alone';
  end if;
  return new;
end $$;
create trigger guard_line_price before update of unit_cents, surcharges, discount_cents, total_cents on order_lines
  for each row when (
    (current_setting('kitwright.loading', true) is distinct from 'on' or current_user = 'kitwright_app') and
    (old.unit_cents, old.surcharges, old.discount_cents, old.total_cents)
    is distinct from (new.unit_cents, new.surcharges, new.discount_cents, new.total_cents)
  ) execute function guard_line_price();
