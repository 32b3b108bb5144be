-- The role every request takes on. It owns nothing, cannot sign in and cannot step around row-level security.
-- Roles belong to the whole cluster, so another database, or another server starting now, may have made it already.
do $$
begin
  create role kitwright_app nologin nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end
$$;

-- Whoever migrates is whoever serves, and must be able to take the role on. PostgreSQL 16 no longer grants that to
-- the role's maker.
do $$
begin
  set local role kitwright_app;
  reset role;
exception
  when insufficient_privilege then execute format('grant kitwright_app to %I', current_user);
end
$$;

grant usage on schema public to kitwright_app;
alter default privileges in schema public grant usage, select on sequences to kitwright_app;

-- The tenant of this transaction. Without one it raises: a query outside a tenant must not quietly find nothing.
create function current_tenant_id() returns uuid
  language sql stable parallel safe
  return current_setting('kitwright.tenant')::uuid;

-- Gives a table with a tenant_id column to the requests, each seeing its own tenant's rows only; the owner sees no others
-- either. Call it in the migration that creates the table.
create procedure protect_by_tenant(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_only on %s using (tenant_id = current_tenant_id()) with check (tenant_id = current_tenant_id())',
    target);
  execute format('grant select, insert, update, delete on %s to kitwright_app', target);
end
$$;
