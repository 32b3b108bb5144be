-- A customer's change of the e-mail address: asked for, confirmed by a link to the new address, undone by one to the old.
create table email_changes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  account_id uuid not null,
  -- The session that asked, which stays open.
  session_id uuid not null,
  old_email text not null,
  new_email text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null until its mail is written.
  hash bytea check (length(hash) = 32),
  -- Canceled, or replaced by a later one.
  ended_at timestamptz,
  confirmed_at timestamptz,
  undo_hash bytea check (length(undo_hash) = 32),
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade,
  check (undone_at is null or confirmed_at is not null),
  check (confirmed_at is null or ended_at is null)
);
create index email_changes_account on email_changes (tenant_id, account_id, asked_at);
create unique index email_changes_hash on email_changes (tenant_id, hash) where hash is not null;
create unique index email_changes_undo_hash on email_changes (tenant_id, undo_hash) where undo_hash is not null;
call protect_by_tenant('email_changes');

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('sign-out', 'reuse', 'blocked', 'password', 'ended-elsewhere', 'email', 'deleted'));
