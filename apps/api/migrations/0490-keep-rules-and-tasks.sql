-- Since when an order has its status; null from its placing on. Rules ask how long that is.
alter table orders add column status_since timestamptz;

-- A step that is taken back restores the time of the status before.
create function note_status_since() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update orders set status_since = case when new.undoes is null then new.at else (
      select max(h.at) from order_history h
      where h.tenant_id = new.tenant_id and h.order_id = new.order_id and h.version < new.undoes and h.undoes is null
        and h.from_status is distinct from h.to_status and h.to_status = new.to_status
        and not exists (select from order_history u
          where u.tenant_id = h.tenant_id and u.order_id = h.order_id and u.undoes = h.version)) end
    where tenant_id = new.tenant_id and id = new.order_id;
  return null;
end
$$;
create trigger status_since_noted after insert on order_history
  for each row when (new.from_status is not null and new.from_status <> new.to_status) execute function note_status_since();

alter table orders no force row level security;
alter table order_history no force row level security;
update orders o set status_since = (
  select max(h.at) from order_history h
  where h.tenant_id = o.tenant_id and h.order_id = o.id and h.from_status <> h.to_status and h.undoes is null
    and h.to_status = o.status)
  where exists (select from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id and h.from_status <> h.to_status);
alter table order_history force row level security;
alter table orders force row level security;
create index orders_by_status_since on orders (tenant_id, status, coalesce(status_since, placed_at), id);
-- Finds the status changes of a period, for a dry run. Placing is found by the order itself.
create index order_history_moves on order_history (tenant_id, to_status, at, order_id) where from_status is not null;

-- A shop's rules: what an order must have been for some time, and what happens then. A packaged rule has a row once it was changed.
create table rules (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  packaged text check (length(packaged) between 1 and 40),
  version int not null default 1,
  is_on boolean not null,
  name jsonb not null,
  content jsonb not null,
  -- Only conditions that are met after this instant count.
  active_from timestamptz not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, changed_by) references accounts (tenant_id, id)
);
create unique index rules_packaged on rules (tenant_id, packaged) where packaged is not null;
call protect_by_tenant('rules');
revoke delete on rules from kitwright_app;

-- What a rule did to an order: once for each version and each time that the condition began.
create table rule_firings (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  rule_id uuid not null,
  rule_version int not null,
  order_id uuid not null,
  -- When the condition began.
  occurrence timestamptz not null,
  at timestamptz not null,
  -- The rule's name as it was.
  name jsonb not null,
  -- Whether it acted, or was held back since rules had acted on the order too often that day.
  state text not null check (state in ('done', 'capped')),
  -- One object for each action: its kind and its result.
  results jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, rule_id) references rules (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create unique index rule_firings_once on rule_firings (tenant_id, rule_id, order_id, rule_version, occurrence);
create index rule_firings_order on rule_firings (tenant_id, order_id, at);
create index rule_firings_rule on rule_firings (tenant_id, rule_id, at, id);
call protect_by_tenant('rule_firings');
revoke update, delete on rule_firings from kitwright_app;

-- What a member of staff or a role is to do, about an order or by itself.
create table tasks (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  title jsonb not null,
  order_id uuid,
  due_on date not null,
  account_id uuid,
  role text check (role in ('STORE', 'ADMIN')),
  -- What made it: a rule, or a member of staff.
  firing_id uuid,
  made_by uuid,
  made_at timestamptz not null,
  done_at timestamptz,
  done_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, firing_id) references rule_firings (tenant_id, id) deferrable initially deferred,
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  foreign key (tenant_id, done_by) references accounts (tenant_id, id),
  check (account_id is null or role is null),
  check ((firing_id is null) <> (made_by is null)),
  check ((done_at is null) = (done_by is null))
);
create index tasks_open on tasks (tenant_id, due_on, id) where done_at is null;
create index tasks_done on tasks (tenant_id, done_at, id) where done_at is not null;
create index tasks_order on tasks (tenant_id, order_id, id) where order_id is not null;
call protect_by_tenant('tasks');
revoke delete on tasks from kitwright_app;

-- A shop's own mails of its rules. Without a row it uses the packaged ones.
create table rule_texts (
  tenant_id uuid not null default current_tenant_id() references tenants,
  version int not null check (version > 0),
  texts jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references accounts (tenant_id, id)
);
call protect_by_tenant('rule_texts');
call spare_loading();
