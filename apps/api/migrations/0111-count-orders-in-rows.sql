-- A shop's order numbers come from a row of its own: no DDL for a new shop, and it goes along where the shop goes. The row is held
-- for a moment only, by a transaction of its own that does not wait for the disk: an order that is safe on the disk has its number safe before it.
create table order_numbers (
  tenant_id uuid primary key default current_tenant_id() references tenants,
  last bigint not null
);
do $$
declare
  tenant uuid;
begin
  for tenant in select id from tenants loop
    execute format('insert into order_numbers select %L, last_value from %I where is_called', tenant, order_sequence_name(tenant));
    execute format('drop sequence %I', order_sequence_name(tenant));
  end loop;
end
$$;
call protect_by_tenant('order_numbers');

-- Null where the shop is not worked on here.
create function take_order_number() returns bigint
  language sql volatile as $$
  insert into public.order_numbers as own (last) select 1 where presence_of(current_tenant_id()) = 'here'
    on conflict (tenant_id) do update set last = own.last + 1 returning last
$$;
-- For the version before.
drop function next_order_number();
create function next_order_number() returns bigint
  language sql volatile
  return take_order_number();
drop trigger tenants_make_order_sequence on tenants;
drop trigger tenants_drop_order_sequence on tenants;
drop function make_order_sequence();
drop function drop_order_sequence();
drop procedure create_order_sequence(uuid);
drop function order_sequence_name(uuid);

-- So that an order whose key another request has taken meanwhile cannot be committed, even by a commit that was sent with it.
create function refuse_taken_key() returns int
  language plpgsql as $$
begin
  raise exception 'another request has this key' using errcode = 'KW002';
end
$$;
