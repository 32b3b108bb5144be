-- What an order's statement does besides writing, made less: it is asked for again with every order.

-- The same bits by PostgreSQL's own function where there is one. A function of one expression becomes part of the statement that calls it.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function time_uuid() returns uuid
      language sql volatile parallel safe
      as 'select uuidv7()';
  end if;
end
$$;

-- Who places an order knows the name, and holds the account against another one. The version before does not say it.
drop trigger name_owner on orders;
create trigger name_owner before insert on orders for each row when (new.owner_name = '') execute function name_owner();

-- One trigger instead of two: PostgreSQL reads the condition of each anew for every statement.
create or replace function tally_order() returns trigger
  language plpgsql as $$
begin
  insert into tallies (tenant_id, what, count) values (new.tenant_id, 'order ' || new.status, 1);
  if new.paid_cents < new.total_cents and new.status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED') then
    insert into unpaid_tallies select * from unpaid_line(new, 1);
  end if;
  return null;
end
$$;
drop trigger tally_unpaid_made on orders;

-- As before, one by one; but those that are noted already, nearly all, are not written to.
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
      where o.tenant_id = line.tenant_id and o.id = line.order_id and o.status not in ('RECEIVED', 'CANCELED')
        and d.tenant_id = line.tenant_id and d.id = line.design_id and (d.ordered_at is null or d.ordered_at > o.placed_at);
  end loop;
  return null;
end
$$;

-- Null where the shop is not worked on here. What nearly always is so is one update by its key.
create or replace function take_order_number() returns bigint
  language plpgsql as $$
declare
  taken bigint;
begin
  update public.order_numbers own set last = own.last + 1
    where own.tenant_id = current_tenant_id()
      and exists (select from public.tenants where id = current_tenant_id() and presence = 'here')
    returning own.last into taken;
  if taken is null then
    insert into public.order_numbers as own (last) select 1 where presence_of(current_tenant_id()) = 'here'
      on conflict (tenant_id) do update set last = own.last + 1 returning last into taken;
  end if;
  return taken;
end
$$;

-- Nobody looks for these among all shops since the outbox.
drop index events_untold;

call spare_loading();
