-- What the public sees of a shop has a version. Servers keep pages and the shop itself under it, and hear of each new one.
create sequence content_versions;
alter table tenants add column content_version bigint not null default nextval('content_versions');
create index tenants_content_version on tenants (content_version);

create function renew_content_version() returns trigger
  language plpgsql as $$
begin
  new.content_version := nextval('content_versions');
  return new;
end
$$;
create trigger renew_content_version before update on tenants for each row execute function renew_content_version();

create function tell_content_version() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('kitwright_content', coalesce(new.id, old.id)::text);
  return null;
end
$$;
create trigger tell_content_version after insert or update or delete on tenants
  for each row execute function tell_content_version();

-- On what else is shown. Outside a tenant, as in a migration, it is all shops' that has changed.
create function note_content_change() returns trigger
  language plpgsql as $$
declare
  tenant uuid := nullif(current_setting('kitwright.tenant', true), '')::uuid;
begin
  if tenant is null then
    update tenants set content_version = 0;
  else
    update tenants set content_version = 0 where id = tenant;
  end if;
  return null;
end
$$;
do $$
declare
  shown text;
begin
  foreach shown in array array['price_rules', 'fabrics', 'base_prices', 'quantity_steps', 'size_surcharges', 'size_charts',
    'templates', 'ratings', 'fonts'] loop
    execute format('create trigger note_content_change after insert or update or delete on %I
      for each statement execute function note_content_change()', shown);
  end loop;
end
$$;

create function note_host_change() returns trigger
  language plpgsql as $$
begin
  update tenants set content_version = 0 where id in (new.tenant_id, old.tenant_id);
  return null;
end
$$;
create trigger note_host_change after insert or update or delete on tenant_hosts
  for each row execute function note_host_change();
