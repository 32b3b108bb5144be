-- Each tenant counts its own orders. A counter row would make every order of a tenant wait for the one before it to
-- reach the disk; a sequence does not, at the price of a gap where an order is refused at the last moment.
create function order_sequence_name(tenant uuid) returns text
  language sql immutable
  return 'order_numbers_' || replace(tenant::text, '-', '');

create procedure create_order_sequence(tenant uuid)
  language plpgsql as $$
begin
  execute format('create sequence if not exists %I', order_sequence_name(tenant));
  -- The requests' role would read another tenant's count.
  execute format('revoke all on sequence %I from kitwright_app', order_sequence_name(tenant));
end
$$;

create function make_order_sequence() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  call create_order_sequence(new.id);
  return new;
end
$$;

create function drop_order_sequence() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('drop sequence if exists %I', order_sequence_name(old.id));
  return old;
end
$$;

create trigger tenants_make_order_sequence after insert on tenants for each row execute function make_order_sequence();
create trigger tenants_drop_order_sequence after delete on tenants for each row execute function drop_order_sequence();

do $$
declare tenant uuid;
begin
  for tenant in select id from tenants loop
    call create_order_sequence(tenant);
  end loop;
end
$$;

-- The next number of the tenant of this transaction.
create function next_order_number() returns bigint
  language sql volatile security definer set search_path = public, pg_temp
  return nextval(('public.' || order_sequence_name(current_tenant_id()))::regclass);
