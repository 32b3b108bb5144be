-- Sales and costs by day of the shop's time zone, product and state, so that nobody reads a hundred thousand orders for the margin of a
-- year. Lines are added and never changed, for the reason that `tallies` has; tidying adds them up.
create table margin_tallies (
  tenant_id uuid not null default current_tenant_id(),
  day date not null,
  product_type text not null,
  state text not null,
  id uuid not null default gen_random_uuid(),
  orders int not null,
  qty bigint not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  primary key (tenant_id, day, product_type, state, id) include (orders, qty, sales_cents, cost_cents)
);

-- Rows of `order_margins` are only added and removed.
create function tally_margins() returns trigger
  language plpgsql as $$
declare
  step constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into margin_tallies (tenant_id, day, product_type, state, orders, qty, sales_cents, cost_cents)
    select tenant_id, (placed_at at time zone tallied_zone(tenant_id))::date, product_type, state,
      step * count(*) filter (where is_first), step * sum(qty), step * sum(sales_cents), step * sum(cost_cents)
    from touched group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger tally_margins_made after insert on order_margins referencing new table as touched for each statement
  execute function tally_margins();
create trigger tally_margins_gone after delete on order_margins referencing old table as touched for each statement
  execute function tally_margins();

-- Counts the margins of the present tenant anew. One statement sees the same rows and the same lines.
create function tally_margins_anew(zone text) returns void
  language sql volatile as $$
  with gone as (delete from margin_tallies where tenant_id = current_tenant_id())
  insert into margin_tallies (day, product_type, state, orders, qty, sales_cents, cost_cents)
    select (placed_at at time zone zone)::date, product_type, state, count(*) filter (where is_first), sum(qty), sum(sales_cents),
      sum(cost_cents)
    from order_margins where tenant_id = current_tenant_id() group by 1, 2, 3;
$$;

-- As before; the margins as well.
create or replace function tally_days_anew(zone text) returns void
  language plpgsql as $$
begin
  perform hold_day_tallies();
  insert into tallied_zones (time_zone) values (zone) on conflict (tenant_id) do update set time_zone = excluded.time_zone;
  with gone as (delete from day_tallies where tenant_id = current_tenant_id()),
    firsts as materialized (select owner_id, min(placed_at) as placed_at from orders
      where tenant_id = current_tenant_id() and status <> 'CANCELED' group by owner_id),
    known as (insert into first_orders as f (owner_id, placed_at) select * from firsts
      on conflict (tenant_id, owner_id) do update set placed_at = excluded.placed_at where f.placed_at <> excluded.placed_at),
    lost as (update first_orders set placed_at = 'infinity'
      where tenant_id = current_tenant_id() and isfinite(placed_at) and owner_id not in (select owner_id from firsts))
  insert into day_tallies (day, what, count, cents)
    select day, what, sum(count), sum(cents) from (
      select l.* from orders o cross join lateral day_lines(o, zone, 1) l where o.tenant_id = current_tenant_id()
      union all select (placed_at at time zone zone)::date, 'first', 1, 0 from firsts
      union all select (o.placed_at at time zone zone)::date, 'pieces ' || l.product_type, sum(l.qty)::int, 0
        from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
        where o.tenant_id = current_tenant_id() and o.status <> 'CANCELED' group by 1, 2) l (day, what, count, cents)
    group by day, what;
  perform tally_margins_anew(zone);
end
$$;

do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('kitwright.tenant', tenant::text, true);
    perform tally_margins_anew(tallied_zone(tenant));
  end loop;
  perform set_config('kitwright.tenant', '', true);
end
$$;
call protect_by_tenant('margin_tallies');
call spare_loading();

-- Read for the sums alone; the tallies need the day of an order's row, which the row itself has.
drop index order_margins_placed;
