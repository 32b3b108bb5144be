-- One function says which sets an order's status belongs to, instead of lists of statuses in triggers, indexes and queries. PostgreSQL
-- replaces its call by the list, so that indexes and conditions work as before. A test compares it with the contract's ORDER_STATUS_TABLE.
create function order_status_is(status text, class text) returns boolean
  language sql immutable parallel safe
  return case class
    when 'known' then status in ('REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED', 'CANCELED')
    when 'live' then status in ('REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY')
    when 'ended' then status in ('RECEIVED', 'CANCELED')
    when 'step' then status in ('REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')
    when 'in_progress' then status in ('REVIEWING', 'APPROVED', 'PROCESSING')
    when 'made' then status in ('COMPLETED', 'ON_THE_WAY', 'RECEIVED')
    when 'before_production' then status in ('REVIEWING', 'APPROVED')
    when 'in_production' then status in ('APPROVED', 'PROCESSING')
    when 'at_shop' then status in ('REVIEWING', 'APPROVED', 'PROCESSING', 'COMPLETED')
    when 'owing' then status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')
    else ('order statuses have no class ' || class)::boolean
  end;

-- Checked for the rows that exist by the next file, which locks nobody out.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (order_status_is(status, 'known')) not valid;

drop index orders_owing;
create index orders_owing on orders (tenant_id, status, placed_at, id) include (total_cents, paid_cents)
  where paid_cents < total_cents and order_status_is(status, 'owing');

-- A share is due while an order is at the shop, the whole afterwards.
create or replace function unpaid_line(o orders, step int) returns setof unpaid_tallies
  language sql stable as $$
    select o.tenant_id, o.status, case when has_share then (o.paid_cents * 100 / o.total_cents)::int else 0 end,
      case when has_share then (o.total_cents % 100)::int else 0 end, gen_random_uuid(), step, step * o.total_cents, step * o.paid_cents
    from (select order_status_is(o.status, 'at_shop') as has_share) s
    where o.paid_cents < o.total_cents and order_status_is(o.status, 'owing')
  $$;
drop trigger tally_unpaid_gone on orders;
create trigger tally_unpaid_gone after delete on orders for each row
  when (old.paid_cents < old.total_cents and order_status_is(old.status, 'owing')) execute function tally_unpaid();

create or replace function tally_order() returns trigger
  language plpgsql as $$
begin
  insert into tallies (tenant_id, what, count) values (new.tenant_id, 'order ' || new.status, 1);
  if new.paid_cents < new.total_cents and order_status_is(new.status, 'owing') then
    insert into unpaid_tallies select * from unpaid_line(new, 1);
  end if;
  return null;
end
$$;

create or replace function note_ordered() returns trigger
  language plpgsql as $$
declare
  line record;
begin
  -- Looked up one by one: a plan that joins them, made while there were few orders, would read all of them when there are many.
  for line in select * from (select distinct tenant_id, order_id, design_id from new_lines) l
    where coalesce((select ordered_at from designs d where d.tenant_id = l.tenant_id and d.id = l.design_id)
      > (select placed_at from orders o where o.tenant_id = l.tenant_id and o.id = l.order_id), true)
  loop
    update designs d set ordered_at = o.placed_at from orders o
      where o.tenant_id = line.tenant_id and o.id = line.order_id and order_status_is(o.status, 'live')
        and d.tenant_id = line.tenant_id and d.id = line.design_id and (d.ordered_at is null or d.ordered_at > o.placed_at);
  end loop;
  return null;
end
$$;

create or replace function note_no_longer_ordered() returns trigger
  language plpgsql as $$
declare
  wanted uuid[] = array(select distinct design_id from order_lines where tenant_id = new.tenant_id and order_id = new.id);
begin
  perform from designs where tenant_id = new.tenant_id and id = any(wanted) order by id for update;
  update designs d set ordered_at = (
      select min(o.placed_at) from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where l.tenant_id = d.tenant_id and l.design_id = d.id and order_status_is(o.status, 'live'))
    where d.tenant_id = new.tenant_id and d.id = any(wanted);
  return null;
end
$$;
drop trigger note_no_longer_ordered on orders;
create trigger note_no_longer_ordered after update of status on orders
  for each row when (order_status_is(old.status, 'live') is distinct from order_status_is(new.status, 'live'))
  execute function note_no_longer_ordered();
call spare_loading();
