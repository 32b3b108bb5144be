-- Why this session may not act in the office, or null when it may; as session_refusal for the shop.
create function staff_session_refusal(session uuid, account uuid) returns text
  language plpgsql stable as $$
declare
  found_role text;
  blocked boolean;
  is_over boolean;
begin
  select a.role, a.is_blocked, s.ended_at is not null or s.client_id <> 'office' into found_role, blocked, is_over
    from sessions s join accounts a on a.tenant_id = s.tenant_id and a.id = s.account_id
    where s.id = session and s.account_id = account;
  if not found then return 'session-ended'; end if;
  if blocked then return 'account-blocked'; end if;
  if is_over then return 'session-ended'; end if;
  if found_role = 'CUSTOMER' then return 'forbidden'; end if;
  return null;
end
$$;

-- Money that came in by hand, and money given back (negative). An order's paid amount is their sum.
create table payments (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default gen_random_uuid(),
  -- In the order they were noted.
  position bigint generated always as identity,
  order_id uuid not null,
  cents bigint not null check (cents <> 0),
  method text not null check (method in ('bank', 'khqr', 'cash', 'other')),
  note text not null default '' check (length(note) <= 500),
  noted_by uuid not null,
  noted_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, noted_by) references accounts (tenant_id, id)
);
create index payments_order on payments (tenant_id, order_id, position);
call protect_by_tenant('payments');
-- A wrong entry is set right by another one.
revoke update, delete on payments from kitwright_app;

-- Who said what of which revision of a design.
create table design_reviews (
  tenant_id uuid not null default current_tenant_id() references tenants,
  position bigint generated always as identity,
  design_id uuid not null,
  revision int not null,
  status text not null check (status in ('ready', 'rejected')),
  comment text not null default '' check (length(comment) <= 2000),
  reviewed_by uuid not null,
  reviewed_at timestamptz not null,
  primary key (tenant_id, design_id, position),
  foreign key (tenant_id, design_id, revision) references design_revisions (tenant_id, design_id, revision),
  foreign key (tenant_id, reviewed_by) references accounts (tenant_id, id)
);
call protect_by_tenant('design_reviews');
revoke update, delete on design_reviews from kitwright_app;

create index designs_status on designs (tenant_id, status, updated_at) where deleted_at is null;
create index orders_status on orders (tenant_id, status, placed_at desc);

-- What people write to the shop.
create table contact_messages (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default gen_random_uuid(),
  -- An e-mail or a phone number.
  contact text not null check (length(contact) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  account_id uuid,
  sent_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id)
);
create index contact_messages_open on contact_messages (tenant_id, sent_at) where answered_at is null;
call protect_by_tenant('contact_messages');
revoke delete on contact_messages from kitwright_app;
