-- Offers belong to customers, keep all their revisions, take wishes for a change, and are started by staff at the counter.
alter table quote_requests no force row level security;
alter table conversations no force row level security;
alter table accounts no force row level security;
alter table held_offers no force row level security;

alter table quote_requests
  -- The customer whose offer it is; null while the address that it was sent to belongs to no account.
  add column owner_id uuid,
  -- Since when, and whether by the confirmed address or by a member of staff.
  add column owned_at timestamptz,
  add column owned_by text check (owned_by in ('address', 'staff')),
  -- The last hand-over by staff, which its maker can undo for some seconds: who, when, and the keeper of the prices before.
  add column given_by uuid,
  add column given_at timestamptz,
  add column given_before jsonb,
  -- The member of staff who started it without a request.
  add column started_by uuid,
  -- The language that staff chose for its customer.
  add column language text,
  -- The request's version when the active revision was sent: whoever has seen a later one has seen that revision.
  add column offer_version int,
  -- Since when a customer's wish for a change waits for the next revision.
  add column wished_at timestamptz,
  add foreign key (tenant_id, owner_id) references accounts (tenant_id, id),
  add foreign key (tenant_id, given_by) references accounts (tenant_id, id),
  add foreign key (tenant_id, started_by) references accounts (tenant_id, id),
  drop constraint quote_requests_items_check;
-- An offer that staff start has no requested garments.
alter table quote_requests add constraint quote_requests_items_check
  check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between case when started_by is null then 1 else 0 end and 8);
create index quote_requests_owner on quote_requests (tenant_id, owner_id, asked_at desc, id) where owner_id is not null;
create index quote_requests_unowned on quote_requests (tenant_id, lower(contact)) where owner_id is null;

-- Every offer as it was sent: it is never changed.
create table quote_offer_revisions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  request_id uuid not null,
  revision int not null check (revision > 0),
  sent_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  content jsonb not null,
  total_cents bigint not null check (total_cents >= 0),
  primary key (tenant_id, request_id, revision),
  foreign key (tenant_id, request_id) references quote_requests (tenant_id, id) on delete cascade,
  foreign key (tenant_id, sent_by) references accounts (tenant_id, id)
);

-- A customer's wish to change an offer, in its words and with other numbers of pieces.
create table quote_offer_wishes (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  request_id uuid not null,
  -- The revision that it is about.
  revision int not null check (revision > 0),
  text text not null check (length(text) <= 2000),
  -- [{"line": 0, "qty": 25, "text": "…"}]: `line` counts from 0; `qty` is null where the number stays.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 30),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id, revision) references quote_offer_revisions (tenant_id, request_id, revision) on delete cascade
);
create index quote_offer_wishes_request on quote_offer_wishes (tenant_id, request_id, id);

-- Offers that were sent before have one revision, and belong to the customer of their conversation.
insert into quote_offer_revisions (tenant_id, request_id, revision, sent_by, sent_at, expires_at, content, total_cents)
  select tenant_id, id, 1, sent_by, sent_at, expires_at, offer, total_cents from quote_requests where offer is not null;
update quote_requests set offer_version = case when state = 'sent' then version else version - 1 end where offer is not null;
update quote_requests q set owner_id = c.account_id, owned_at = q.asked_at, owned_by = 'address' from conversations c
  where c.tenant_id = q.tenant_id and c.id = q.conversation_id and c.account_id is not null;

call protect_by_tenant('quote_offer_revisions');
revoke update, delete on quote_offer_revisions from kitwright_app;
call protect_by_tenant('quote_offer_wishes');
revoke update, delete on quote_offer_wishes from kitwright_app;
alter table quote_requests force row level security;
alter table conversations force row level security;
alter table accounts force row level security;
alter table held_offers force row level security;

-- Servers of the version before send offers as well: the trigger keeps their revisions.
create function keep_offer_revision() returns trigger
  language plpgsql as $$
begin
  insert into quote_offer_revisions (tenant_id, request_id, revision, sent_by, sent_at, expires_at, content, total_cents)
    select new.tenant_id, new.id, coalesce(max(revision), 0) + 1, new.sent_by, new.sent_at, new.expires_at, new.offer, new.total_cents
    from quote_offer_revisions where tenant_id = new.tenant_id and request_id = new.id;
  return null;
end
$$;
create trigger keep_offer_revision after update on quote_requests
  for each row when (new.state = 'sent' and (old.offer is null or new.offer is distinct from old.offer or new.sent_at is distinct from old.sent_at))
  execute function keep_offer_revision();
create function mark_offer_version() returns trigger
  language plpgsql as $$
begin
  new.offer_version := new.version;
  new.wished_at := null;
  return new;
end
$$;
create trigger mark_offer_version before update on quote_requests
  for each row when (new.state = 'sent' and (old.offer is null or new.offer is distinct from old.offer or new.sent_at is distinct from old.sent_at))
  execute function mark_offer_version();

-- A request belongs to the customer in whose conversation it is.
create function own_quote_request() returns trigger
  language plpgsql as $$
begin
  select account_id into new.owner_id from conversations where tenant_id = new.tenant_id and id = new.conversation_id;
  if new.owner_id is not null then
    new.owned_at := new.asked_at;
    new.owned_by := case when new.started_by is null then 'address' else 'staff' end;
  end if;
  return new;
end
$$;
create trigger own_quote_request before insert on quote_requests
  for each row when (new.owner_id is null) execute function own_quote_request();

-- Joins the requests and offers that were sent to the confirmed address of a customer to the account, each once. The conversation
-- joins as well, and the prices of an accepted offer that no account has and no order has used. Each is noted in the audit log.
create function join_offers(tenant uuid, person uuid) returns void
  language plpgsql as $$
declare
  address text := (select email from accounts where tenant_id = tenant and id = person and role = 'CUSTOMER'
    and email_confirmed_at is not null and removed_at is null and not is_blocked);
  own uuid;
  joined record;
begin
  if address is null or not exists (select from quote_requests q
      where q.tenant_id = tenant and q.owner_id is null and lower(q.contact) = lower(address)) then
    return;
  end if;
  update conversations c set account_id = person, contact = null
    where c.tenant_id = tenant and c.contact = lower(address)
      and not exists (select from conversations other where other.tenant_id = tenant and other.account_id = person);
  select id into own from conversations where tenant_id = tenant and account_id = person;
  for joined in
    update quote_requests q set owner_id = person, owned_at = now(), owned_by = 'address', conversation_id = coalesce(own, q.conversation_id)
      where q.tenant_id = tenant and q.owner_id is null and lower(q.contact) = lower(address)
      returning q.id, q.number
  loop
    update held_offers h set owner_id = person, cart_id = null
      where h.tenant_id = tenant and h.id = joined.id and h.owner_id is null
        and not exists (select from orders o where o.tenant_id = tenant and o.id = h.used_by and o.status <> 'CANCELED');
    insert into audit_entries (tenant_id, area, subject, subject_id, label, action, after)
      values (tenant, 'orders', 'quote-request', joined.id::text, joined.number, 'join', jsonb_build_object('owner_id', person));
  end loop;
end
$$;
create function join_offers_of_account() returns trigger
  language plpgsql as $$
begin
  perform join_offers(new.tenant_id, new.id);
  return null;
end
$$;
create function join_offers_of_session() returns trigger
  language plpgsql as $$
begin
  perform join_offers(new.tenant_id, new.account_id);
  return null;
end
$$;
create trigger join_offers after insert or update of email, email_confirmed_at on accounts
  for each row when (new.email_confirmed_at is not null and new.role = 'CUSTOMER') execute function join_offers_of_account();
create trigger join_offers after insert on sessions for each row execute function join_offers_of_session();

drop trigger note_audit on quote_requests;
call audit_changes('quote_requests', 'orders', 'quote-request', 'id', 'number', 'state total_cents expires_at owner_id started_by',
  'owned_at owned_by given_by given_at given_before offer_version wished_at language conversation_id');
call audit_changes('quote_offer_revisions', 'orders', 'quote-request', 'request_id', '', 'revision total_cents expires_at', '', 'insert');
call spare_loading();
