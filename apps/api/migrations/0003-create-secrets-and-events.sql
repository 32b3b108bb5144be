-- Keys the servers share: made by the first to start, read by all, and kept out of the requests' reach (no grant).
create table secrets (
  name text primary key,
  value bytea not null check (length(value) >= 32),
  created_at timestamptz not null default now()
);

-- The outbox: what happened, written in the transaction that made it happen, told to the rooms ahead by the worker.
create table events (
  id bigint generated always as identity primary key,
  tenant_id uuid not null default current_tenant_id() references tenants,
  kind text not null check (kind ~ '^[A-Z][A-Za-z]{2,60}$'),
  subject_id uuid not null,
  payload jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  told_at timestamptz
);

create index events_untold on events (id) where told_at is null;
call protect_by_tenant('events');
