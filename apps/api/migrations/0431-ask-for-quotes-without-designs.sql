-- Requests for a price by visitors who have no design yet, and the shop's offer for each.
create table quote_requests (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  -- Of the series of customers' quotes: Q-000012.
  number text not null,
  -- The conversation with whoever asked; it has the address for the answer.
  conversation_id uuid not null,
  contact text not null check (length(contact) between 3 and 254),
  team text not null check (length(team) between 1 and 200),
  -- Garments and rough counts: [{"productType": "SOCCER_KIT", "pieces": 40}].
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 8),
  needed_by date,
  note text not null check (length(note) <= 1500),
  state text not null default 'asked' check (state in ('asked', 'sent', 'accepted', 'declined')),
  -- Counts every change of this row.
  version int not null default 1 check (version > 0),
  asked_at timestamptz not null,
  -- Lines with their prices and a note, as sent; null before.
  offer jsonb,
  total_cents bigint check (total_cents between 0 and 1000000000),
  sent_by uuid,
  sent_at timestamptz,
  -- The last instant at which the offer can be accepted.
  expires_at timestamptz,
  answered_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, conversation_id) references conversations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sent_by) references accounts (tenant_id, id),
  check (num_nonnulls(offer, total_cents, sent_by, sent_at, expires_at) in (0, 5)),
  check ((state = 'asked') = (offer is null)),
  check ((state in ('accepted', 'declined')) = (answered_at is not null))
);
create index quote_requests_conversation on quote_requests (tenant_id, conversation_id);
create index quote_requests_asked on quote_requests (tenant_id, asked_at desc, id);
call protect_by_tenant('quote_requests');
revoke delete on quote_requests from kitwright_app;
