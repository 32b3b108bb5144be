-- What staff keep about an order for themselves: the day by which it is to be done, who works on it, tags and notes.
alter table orders
  add column promised_on date,
  add column due_on date,
  -- Whether staff set the due day; otherwise it follows the promised day.
  add column is_due_set boolean not null default false,
  add column assignee_id uuid,
  -- Days since 2000-01-01 for lists: an order without a day comes last.
  add column promised_day int not null generated always as (coalesce(promised_on - date '2000-01-01', 2147483647)) stored,
  add column due_day int not null generated always as (coalesce(due_on - date '2000-01-01', 2147483647)) stored;

-- Copies the promised day to its order. The due day follows it until staff set another.
create function note_promise() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update orders set promised_on = new.promised_on, due_on = case when is_due_set then due_on else new.promised_on end
    where tenant_id = new.tenant_id and id = new.order_id and promised_on is distinct from new.promised_on;
  return null;
end
$$;
create trigger promise_noted after insert or update of promised_on on order_shipping
  for each row execute function note_promise();

alter table orders no force row level security;
alter table accounts no force row level security;
alter table orders add constraint orders_assignee foreign key (tenant_id, assignee_id) references accounts (tenant_id, id);
alter table accounts force row level security;
alter table order_shipping no force row level security;
update orders o set promised_on = s.promised_on, due_on = s.promised_on from order_shipping s
  where s.tenant_id = o.tenant_id and s.order_id = o.id;
alter table order_shipping force row level security;
alter table orders force row level security;

create index orders_by_due on orders (tenant_id, status, due_day, placed_at, id);
create index orders_by_promised on orders (tenant_id, status, promised_day, placed_at, id);
create index orders_assigned on orders (tenant_id, assignee_id, placed_at, id) where assignee_id is not null;

create table order_tags (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  tag text not null check (length(tag) between 1 and 40),
  primary key (tenant_id, order_id, tag),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index order_tags_by_tag on order_tags (tenant_id, tag, order_id);
call protect_by_tenant('order_tags');
revoke update on order_tags from kitwright_app;

create table order_notes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  by_id uuid not null,
  at timestamptz not null,
  -- Colleagues whom the note calls.
  mentions uuid[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, by_id) references accounts (tenant_id, id)
);
create index order_notes_order on order_notes (tenant_id, order_id, id);
call protect_by_tenant('order_notes');
revoke update, delete on order_notes from kitwright_app;

-- A change of several orders at once, which can be taken back for some seconds.
create table bulk_changes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  kind text not null check (kind in ('move', 'assign', 'tag', 'due')),
  by_id uuid not null,
  at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, by_id) references accounts (tenant_id, id)
);
create index bulk_changes_at on bulk_changes (tenant_id, at);
call protect_by_tenant('bulk_changes');

-- One changed order: its version after the change, what it was before, and the events whose mails wait.
create table bulk_change_orders (
  tenant_id uuid not null default current_tenant_id() references tenants,
  bulk_id uuid not null,
  order_id uuid not null,
  version int not null,
  before jsonb not null,
  event_ids uuid[] not null default '{}',
  primary key (tenant_id, bulk_id, order_id),
  foreign key (tenant_id, bulk_id) references bulk_changes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index bulk_change_orders_order on bulk_change_orders (tenant_id, order_id);
call protect_by_tenant('bulk_change_orders');
revoke update on bulk_change_orders from kitwright_app;

-- The version of the step that this row takes back. Neither row counts as a step.
alter table order_history add column undoes int;
