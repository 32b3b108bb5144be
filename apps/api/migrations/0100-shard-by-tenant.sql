-- Every key of a shop's rows begins with the shop, and nothing counts over all shops: so a shop's rows fit into any database of others.

-- A UUID that sorts by the microsecond it was made in: version 7, RFC 9562, its third method.
create function time_uuid() returns uuid
  language sql volatile parallel safe as $$
  select (lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) made
$$;
-- For what only has to sort. JavaScript holds it exactly for two centuries.
create function time_number() returns bigint
  language sql volatile parallel safe
  return (extract(epoch from clock_timestamp()) * 1000000)::bigint;

do $$
declare
  target text;
  key record;
  keys text[] := '{}';
  involved text[] := array['accounts', 'sessions', 'files'];
begin
  -- What refers to these refers to (tenant_id, id), which becomes the primary key.
  for key in select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where confrelid in ('accounts'::regclass, 'sessions'::regclass, 'files'::regclass) and contype = 'f' loop
    keys := keys || format('alter table %s add constraint %I %s', key.relation, key.name, key.definition);
    involved := involved || key.relation;
    execute format('alter table %s drop constraint %I', key.relation, key.name);
  end loop;
  foreach target in array array['accounts', 'sessions', 'files'] loop
    execute format('alter table %I drop constraint %I', target, target || '_pkey');
    execute format('alter table %I drop constraint %I', target, target || '_tenant_id_id_key');
    execute format('alter table %I add primary key (tenant_id, id)', target);
  end loop;
  -- The owner checks the rows of all shops at once.
  foreach target in array involved loop
    execute format('alter table %s no force row level security', target);
  end loop;
  for i in 1 .. cardinality(keys) loop
    execute keys[i];
  end loop;
  foreach target in array involved loop
    execute format('alter table %s force row level security', target);
  end loop;
end
$$;

-- Which of the two uses it: a key has no empty columns.
alter table file_uses drop constraint file_uses_tenant_id_file_id_design_id_template_id_key;
alter table file_uses
  add column used_by uuid not null generated always as (coalesce(design_id, template_id)) stored,
  add primary key (tenant_id, file_id, used_by);

-- The events of before keep their order, and their number at the end. What the queues hold of them is read so, too.
create function event_uuid(number bigint) returns uuid
  language sql immutable
  return ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid;
drop function pass_on_again(bigint, text);
alter table events alter column id drop identity;
alter table events
  drop constraint events_pkey,
  alter column id type uuid using event_uuid(id),
  alter column id set default time_uuid(),
  add primary key (tenant_id, id);
alter table heard_events alter column event_id type uuid using event_uuid(event_id);
alter table deliveries alter column event_id type uuid using event_uuid(event_id);
alter table outbox alter column id drop identity;
alter table outbox
  alter column event_id type uuid using event_uuid(event_id),
  alter column id type uuid using event_uuid(id),
  alter column id set default time_uuid();
drop function event_uuid(bigint);

create function pass_on_again(event uuid, to_queue text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into outbox (tenant_id, event_id, kind, subject_id, request_id, trace_parent, queue)
    select tenant_id, id, kind, subject_id, nullif(current_setting('kitwright.request', true), ''),
      nullif(current_setting('kitwright.trace', true), ''), to_queue
    from events where tenant_id = current_tenant_id() and id = event
$$;

alter table payments alter column position drop identity;
alter table payments alter column position set default time_number();
alter table design_reviews alter column position drop identity;
alter table design_reviews alter column position set default time_number();
alter table tallies alter column id drop identity;
alter table tallies
  alter column id type uuid using gen_random_uuid(),
  alter column id set default gen_random_uuid();

-- A version is later than the one before it, also in another database.
alter table tenants alter column content_version set default time_number();
create or replace function renew_content_version() returns trigger
  language plpgsql as $$
begin
  new.content_version := greatest(old.content_version + 1, time_number());
  return new;
end
$$;
drop sequence content_versions;
