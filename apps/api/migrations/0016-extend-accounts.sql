-- An account made through Google has no password until its owner sets one.
alter table accounts
  alter column password_hash drop not null,
  add column email_confirmed_at timestamptz,
  add column google_sub text check (length(google_sub) between 1 and 255),
  add column terms_version text check (length(terms_version) between 1 and 40),
  add column terms_accepted_at timestamptz,
  add column notifications jsonb not null default '{}',
  add constraint accounts_google_sub_taken unique (tenant_id, google_sub),
  add check ((terms_version is null) = (terms_accepted_at is null));

-- Whoever has an account before codes were sent counts as confirmed; what happened before anyone listened is not told any more.
-- Rows of all tenants are only seen while row-level security does not bind the owner.
alter table accounts no force row level security;
update accounts set email_confirmed_at = created_at;
alter table accounts force row level security;
alter table events no force row level security;
update events set told_at = now() where told_at is null;
alter table events force row level security;

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions
  add check (end_reason in ('sign-out', 'reuse', 'blocked', 'password', 'ended-elsewhere'));

-- Six digits that prove an e-mail is the owner's. Only a hash is kept; five wrong tries use a code up.
create table one_time_codes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  hash bytea not null check (length(hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0 check (tries between 0 and 5),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);

-- Links sent by mail: a new password, or an end to a lock. Each works once.
create table one_time_links (
  tenant_id uuid not null default current_tenant_id() references tenants,
  hash bytea not null check (length(hash) = 32),
  account_id uuid not null,
  purpose text not null check (purpose in ('reset', 'unlock')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);

create index one_time_links_account on one_time_links (tenant_id, account_id, purpose);

-- When a mail is asked for and by whom: one a minute for each purpose and address, known here or not (hashed).
create table mail_wishes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  key text not null check (length(key) <= 100),
  asked_at timestamptz not null,
  primary key (tenant_id, key)
);

call protect_by_tenant('one_time_codes');
call protect_by_tenant('one_time_links');
call protect_by_tenant('mail_wishes');

-- The worker tries again, later each time, and in the end gives an event up.
alter table events
  add column attempts int not null default 0,
  add column tell_at timestamptz not null default now(),
  add column failed_at timestamptz,
  add column last_error text;

drop index events_untold;
create index events_untold on events (tell_at, id) where told_at is null and failed_at is null;
