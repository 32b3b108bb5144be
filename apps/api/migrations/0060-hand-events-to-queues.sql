-- The request that made an event happen, as its transaction says, for the log lines of what follows from it.
alter table events
  add column request_id text default nullif(current_setting('kitwright.request', true), ''),
  add column trace_parent text default nullif(current_setting('kitwright.trace', true), '');

-- What is still to be handed to the job queues, of all shops, so that one claim serves them all. It says that something
-- happened, and nothing of what. No request reads or writes it (no grant): the functions below do.
create table outbox (
  tenant_id uuid not null,
  id bigint generated always as identity,
  event_id bigint not null,
  kind text not null,
  subject_id uuid not null,
  request_id text,
  trace_parent text,
  -- For this queue alone; null: for each that hears of such events.
  queue text,
  primary key (tenant_id, id)
);

-- In the statement that writes the event: an order is placed by one, and pays for no second round trip.
create function pass_on_events() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox (tenant_id, event_id, kind, subject_id, request_id, trace_parent)
    select tenant_id, id, kind, subject_id, request_id, trace_parent from recorded order by id;
  return null;
end
$$;
create trigger events_pass_on after insert on events
  referencing new table as recorded for each statement execute function pass_on_events();

-- Hands one event of this tenant's to one queue once more.
create function pass_on_again(event bigint, to_queue text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into outbox (tenant_id, event_id, kind, subject_id, request_id, trace_parent, queue)
    select tenant_id, id, kind, subject_id, nullif(current_setting('kitwright.request', true), ''),
      nullif(current_setting('kitwright.trace', true), ''), to_queue
    from events where tenant_id = current_tenant_id() and id = event
$$;

-- Hands on what nobody has been told of. For a queue that was made anew, as after a restore: jobs are no part of a backup.
create function pass_on_untold() returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into outbox (tenant_id, event_id, kind, subject_id, request_id, trace_parent)
    select tenant_id, id, kind, subject_id, request_id, trace_parent from events e
    where tenant_id = current_tenant_id() and told_at is null and failed_at is null
      and not exists (select from outbox o where o.tenant_id = e.tenant_id and o.event_id = e.id)
    order by id
$$;

-- The version before looked for untold events itself; what it has left waits for the queues.
alter table events no force row level security;
insert into outbox (tenant_id, event_id, kind, subject_id)
  select tenant_id, id, kind, subject_id from events where told_at is null and failed_at is null order by id;
alter table events force row level security;

-- Which queue has acted on which event: a job that comes twice acts once.
create table heard_events (
  tenant_id uuid not null default current_tenant_id(),
  event_id bigint not null,
  queue text not null,
  heard_at timestamptz not null,
  primary key (tenant_id, event_id, queue)
);
-- Where the version before has tried to tell of an event, it has asked for the staff's mails first.
alter table events no force row level security;
insert into heard_events (tenant_id, event_id, queue, heard_at)
  select tenant_id, id, 'staff-news', now() from events where told_at is null and failed_at is null and attempts > 0;
alter table events force row level security;
call protect_by_tenant('heard_events');

-- How each mail fares; its text is nowhere kept, since it may hold codes and links.
create table deliveries (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default gen_random_uuid(),
  event_id bigint not null,
  kind text not null,
  -- Null where the mail could not even be written.
  recipient text,
  language text,
  order_id uuid,
  state text not null check (state in ('waiting', 'sent', 'failed', 'dead')),
  attempts int not null default 0,
  -- A stable id, and what the mail server said to it.
  reason text,
  server_said text check (length(server_said) <= 300),
  made_at timestamptz not null,
  tried_at timestamptz not null,
  sent_at timestamptz,
  -- Who of the staff had it sent again.
  again_by uuid,
  again_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, event_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, again_by) references accounts (tenant_id, id)
);
create index deliveries_latest on deliveries (tenant_id, made_at, id);
create index deliveries_by_state on deliveries (tenant_id, state, made_at, id);
create index deliveries_order on deliveries (tenant_id, order_id) where order_id is not null;
call protect_by_tenant('deliveries');

-- Counting what waits in a shop.
create index events_untold_of on events (tenant_id) where told_at is null and failed_at is null;
