-- Figures of the office by day of the shop's time zone, kept so that nobody reads a hundred thousand orders and their lines for a chart.
-- Lines are added and never changed, for the reason that `tallies` has; tidying adds them up.
create table day_tallies (
  tenant_id uuid not null default current_tenant_id(),
  day date not null,
  -- On the day of placing: `placed` with the totals, `canceled`, `first` (a customer's first order), `pieces SOCCER_KIT`. On the day of
  -- sending: `lead 43` (tenths of days since placing), `promised` (has a promised day), `kept` (sent by that day).
  what text not null,
  id uuid not null default gen_random_uuid(),
  count int not null,
  cents bigint not null default 0,
  primary key (tenant_id, day, what, id) include (count, cents)
);
-- Time of each customer's first order that is not canceled; `infinity` where none is left. Tells who ordered before, and
-- makes two orders of one customer wait for each other where that changes.
create table first_orders (
  tenant_id uuid not null default current_tenant_id(),
  owner_id uuid not null,
  placed_at timestamptz not null,
  primary key (tenant_id, owner_id)
);
-- The time zone that the days of a shop were counted in. The server compares it with the shop's own and counts anew where they differ:
-- it alone knows which zone counts where none, or an unknown one, is set.
create table tallied_zones (
  tenant_id uuid primary key default current_tenant_id() references tenants,
  time_zone text not null
);

-- UTC until a shop's days are counted for the first time.
create function tallied_zone(tenant uuid) returns text
  language sql stable
  return coalesce((select time_zone from public.tallied_zones where tenant_id = tenant), 'UTC');

-- The lines of an order but for its pieces; a step of -1 takes them back.
create function day_lines(o orders, zone text, step int) returns table (day date, what text, count int, cents bigint)
  language sql stable as $$
    select v.* from (select (o.placed_at at time zone zone)::date as placed, (sent_at at time zone zone)::date as sent,
        round(extract(epoch from sent_at - o.placed_at) / 8640) as tenths, o.status = 'CANCELED' as is_canceled
      from (select coalesce(o.delivered_at, o.received_at) as sent_at) s) d
    cross join lateral (values
      (placed, case when is_canceled then 'canceled' else 'placed' end, step, case when is_canceled then 0 else step * o.total_cents end),
      (case when not is_canceled then sent end, 'lead ' || tenths, step, 0),
      (case when not is_canceled and o.promised_on is not null then sent end, 'promised', step, 0),
      (case when not is_canceled and sent <= o.promised_on then sent end, 'kept', step, 0)) v (day, what, count, cents)
    where v.day is not null
  $$;

-- The pieces of an order by product, as its lines are now.
create function day_pieces(o orders, zone text, step int) returns table (day date, what text, count int, cents bigint)
  language sql stable as $$
    select (o.placed_at at time zone zone)::date, 'pieces ' || product_type, (step * sum(qty))::int, 0::bigint
    from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id and o.status <> 'CANCELED' group by product_type
  $$;

-- Looks whether a customer's first order is another one than before. `added_at`: only an order of that moment was added.
create function tally_first(tenant uuid, owner uuid, added_at timestamptz) returns void
  language plpgsql as $$
declare
  before timestamptz;
  after timestamptz;
begin
  if added_at is not null then
    -- Shared, so that nobody takes the first order back before this one can be seen.
    select placed_at into before from first_orders where tenant_id = tenant and owner_id = owner for share;
    if before <= added_at then return; end if;
  end if;
  insert into first_orders as f (tenant_id, owner_id, placed_at) values (tenant, owner, 'infinity')
    on conflict (tenant_id, owner_id) do update set placed_at = f.placed_at returning f.placed_at into before;
  -- Seen after the row was locked, so with all that others committed until then.
  select coalesce(min(placed_at), 'infinity') into after from orders where tenant_id = tenant and owner_id = owner and status <> 'CANCELED';
  if before = after then return; end if;
  update first_orders set placed_at = after where tenant_id = tenant and owner_id = owner;
  insert into day_tallies (tenant_id, day, what, count)
    select tenant, (at at time zone tallied_zone(tenant))::date, 'first', step
    from (values (before, -1), (after, 1)) v (at, step) where isfinite(at);
end
$$;

create or replace function tally_order() returns trigger
  language plpgsql as $$
begin
  insert into tallies (tenant_id, what, count) values (new.tenant_id, 'order ' || new.status, 1);
  if new.paid_cents < new.total_cents and order_status_is(new.status, 'owing') then
    insert into unpaid_tallies select * from unpaid_line(new, 1);
  end if;
  if new.delivered_at is null and new.received_at is null and new.status <> 'CANCELED' then
    insert into day_tallies (tenant_id, day, what, count, cents)
      values (new.tenant_id, (new.placed_at at time zone tallied_zone(new.tenant_id))::date, 'placed', 1, new.total_cents);
  else
    insert into day_tallies (tenant_id, day, what, count, cents)
      select new.tenant_id, l.* from day_lines(new, tallied_zone(new.tenant_id), 1) l;
  end if;
  if new.status <> 'CANCELED' then perform tally_first(new.tenant_id, new.owner_id, new.placed_at); end if;
  return null;
end
$$;

create function tally_day_change() returns trigger
  language plpgsql as $$
declare
  zone text = tallied_zone(new.tenant_id);
  are_pieces_moved boolean = ((old.status = 'CANCELED'), old.placed_at) is distinct from ((new.status = 'CANCELED'), new.placed_at);
begin
  insert into day_tallies (tenant_id, day, what, count, cents)
    select new.tenant_id, l.day, l.what, sum(l.count), sum(l.cents)
    from (select * from day_lines(old, zone, -1) union all select * from day_lines(new, zone, 1)) l
    group by l.day, l.what having sum(l.count) <> 0 or sum(l.cents) <> 0;
  if are_pieces_moved then
    insert into day_tallies (tenant_id, day, what, count, cents)
      select new.tenant_id, l.* from day_pieces(old, zone, -1) l union all select new.tenant_id, l.* from day_pieces(new, zone, 1) l;
  end if;
  if are_pieces_moved or old.owner_id <> new.owner_id then
    perform tally_first(new.tenant_id, old.owner_id, null);
    if old.owner_id <> new.owner_id then perform tally_first(new.tenant_id, new.owner_id, null); end if;
  end if;
  return null;
end
$$;
create trigger tally_day_changed after update on orders for each row
  when ((old.status, old.total_cents, old.placed_at, old.delivered_at, old.received_at, old.owner_id)
      is distinct from (new.status, new.total_cents, new.placed_at, new.delivered_at, new.received_at, new.owner_id)
    or (coalesce(new.delivered_at, new.received_at) is not null and old.promised_on is distinct from new.promised_on))
  execute function tally_day_change();

-- Before: the order's lines go with it.
create function tally_day_end() returns trigger
  language plpgsql as $$
begin
  insert into day_tallies (tenant_id, day, what, count, cents)
    select old.tenant_id, l.* from day_lines(old, tallied_zone(old.tenant_id), -1) l
    union all select old.tenant_id, l.* from day_pieces(old, tallied_zone(old.tenant_id), -1) l;
  return old;
end
$$;
create trigger tally_day_ends before delete on orders for each row execute function tally_day_end();
create function tally_first_end() returns trigger
  language plpgsql as $$
begin
  perform tally_first(old.tenant_id, old.owner_id, null);
  return null;
end
$$;
create trigger tally_first_ends after delete on orders for each row execute function tally_first_end();

-- Lines that came, and those that went without their order. Each order is looked up by its key, since a plan that joins them, made while
-- there were few, would read all orders when there are many.
create function tally_pieces() returns trigger
  language plpgsql as $$
begin
  insert into day_tallies (tenant_id, day, what, count)
    select l.tenant_id, (o.placed_at at time zone tallied_zone(l.tenant_id))::date, 'pieces ' || l.product_type,
      case tg_op when 'INSERT' then l.qty else -l.qty end
    from (select tenant_id, order_id, product_type, sum(qty)::int as qty from touched group by tenant_id, order_id, product_type) l
    cross join lateral (select placed_at from orders where tenant_id = l.tenant_id and id = l.order_id and status <> 'CANCELED' offset 0) o;
  return null;
end
$$;
create trigger tally_pieces_made after insert on order_lines referencing new table as touched for each statement execute function tally_pieces();
create trigger tally_pieces_gone after delete on order_lines referencing old table as touched for each statement execute function tally_pieces();
create function tally_pieces_change() returns trigger
  language plpgsql as $$
begin
  insert into day_tallies (tenant_id, day, what, count)
    select new.tenant_id, (o.placed_at at time zone tallied_zone(new.tenant_id))::date, 'pieces ' || v.product_type, v.qty
    from orders o cross join (values (old.product_type, -old.qty), (new.product_type, new.qty)) v (product_type, qty)
    where o.tenant_id = new.tenant_id and o.id = new.order_id and o.status <> 'CANCELED';
  return null;
end
$$;
create trigger tally_pieces_changed after update on order_lines for each row
  when ((old.qty, old.product_type) is distinct from (new.qty, new.product_type)) execute function tally_pieces_change();

-- Lines are added up, and all are counted anew, one at a time.
create function hold_day_tallies() returns void
  language sql volatile
  return pg_advisory_xact_lock(hashtextextended('day tallies ' || current_tenant_id(), 0));

-- Counts all days of the present tenant anew. One statement sees the same orders and the same lines: what others have not committed is
-- in neither, and their lines stay.
create function tally_days_anew(zone text) returns void
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
end
$$;

-- In the zone that nearly all shops have; the server counts the others anew when their figures are looked at.
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    perform set_config('kitwright.tenant', tenant::text, true);
    perform tally_days_anew('Asia/Phnom_Penh');
  end loop;
  perform set_config('kitwright.tenant', '', true);
end
$$;
call protect_by_tenant('day_tallies');
call protect_by_tenant('first_orders');
call protect_by_tenant('tallied_zones');
call spare_loading();

-- Read for the figures alone.
drop index order_lines_mix;
drop index orders_sent;
