-- Quotes that customers ask for and staff answer with prices that hold until a day.
create table quote_numbers (
  tenant_id uuid not null default current_tenant_id() references tenants,
  last bigint not null check (last > 0),
  primary key (tenant_id)
);
call protect_by_tenant('quote_numbers');

create table customer_quotes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  -- What people read and say: Q-000012.
  number text not null,
  owner_id uuid not null,
  -- A sent quote whose last day has passed counts as expired.
  state text not null default 'asked' check (state in ('asked', 'sent', 'accepted', 'declined')),
  -- Counts every change of this row.
  version int not null default 1 check (version > 0),
  -- The revision that can be accepted; null until staff have sent one.
  active_revision int check (active_revision > 0),
  -- The last instant at which the active revision can be accepted.
  expires_at timestamptz,
  -- The total of the active revision.
  total_cents bigint check (total_cents >= 0),
  -- The designs, fabrics and lines that the customer asked for.
  items jsonb not null,
  needed_by date,
  address text not null check (length(address) <= 500),
  landmark text not null check (length(landmark) <= 200),
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- Since when the customer waits for staff; null while staff wait for the customer.
  waits_since timestamptz,
  answered_at timestamptz,
  decline_reason text not null default '' check (length(decline_reason) <= 500),
  -- Whether the quote was accepted or declined by its link, without an account.
  is_by_link boolean not null default false,
  order_id uuid,
  warned_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id),
  -- The order is written at the end of the same transaction.
  foreign key (tenant_id, order_id) references orders (tenant_id, id) deferrable initially deferred,
  check ((active_revision is null) = (expires_at is null)),
  check ((active_revision is null) = (total_cents is null)),
  check (state in ('asked', 'declined') or active_revision is not null),
  check ((state = 'accepted') = (order_id is not null)),
  check ((state in ('accepted', 'declined')) = (answered_at is not null))
);
create index customer_quotes_owner on customer_quotes (tenant_id, owner_id, asked_at desc, id);
create index customer_quotes_by_state on customer_quotes (tenant_id, state, changed_at, id);
create index customer_quotes_changed on customer_quotes (tenant_id, changed_at, id);
create index customer_quotes_waiting on customer_quotes (tenant_id, waits_since, id) where waits_since is not null;
create index customer_quotes_expiring on customer_quotes (tenant_id, expires_at) where state = 'sent' and warned_at is null;
create index customer_quotes_order on customer_quotes (tenant_id, order_id) where order_id is not null;
call protect_by_tenant('customer_quotes');
revoke delete on customer_quotes from kitwright_app;

-- What was sent to the customer, as it was sent: it is never changed.
create table customer_quote_revisions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  quote_id uuid not null,
  revision int not null check (revision > 0),
  sent_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Items with their priced lines, free-text lines and a note.
  content jsonb not null,
  total_cents bigint not null check (total_cents >= 0),
  primary key (tenant_id, quote_id, revision),
  foreign key (tenant_id, quote_id) references customer_quotes (tenant_id, id),
  foreign key (tenant_id, sent_by) references accounts (tenant_id, id)
);
call protect_by_tenant('customer_quote_revisions');
revoke update, delete on customer_quote_revisions from kitwright_app;

create table customer_quote_messages (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  quote_id uuid not null,
  -- The item that the message is about; null for the whole quote.
  item_id uuid,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  -- Null for the customer.
  staff_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, quote_id) references customer_quotes (tenant_id, id),
  foreign key (tenant_id, staff_id) references accounts (tenant_id, id)
);
create index customer_quote_messages_quote on customer_quote_messages (tenant_id, quote_id, id);
call protect_by_tenant('customer_quote_messages');
revoke update, delete on customer_quote_messages from kitwright_app;

-- An order keeps where its prices come from, and the free-text lines of its quote, which are part of its fees.
alter table orders
  add column quote_number text,
  add column extras jsonb not null default '[]';
alter table order_lines
  add column price_source text not null default 'list' check (price_source in ('list', 'manual')),
  add column price_reason text not null default '' check (length(price_reason) <= 500),
  add column priced_by uuid;
