-- One conversation with each customer, stranger or supplier. What they wrote elsewhere (contact form, proofs, claims, quotes, proposed
-- revisions, hand-overs) stays in its own table and is joined when the conversation is read; triggers note here that it came.
create table conversations (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  account_id uuid,
  supplier_id uuid,
  -- A stranger: an e-mail address in lower case, or a phone number.
  contact text check (length(contact) between 3 and 254),
  -- Part of the address to which answers by mail go.
  reply_key bytea not null default decode(left(replace(gen_random_uuid()::text, '-', ''), 16), 'hex'),
  state text not null default 'open' check (state in ('open', 'snoozed', 'closed')),
  -- Null while snoozed: until the other side writes.
  snoozed_until timestamptz,
  assignee_id uuid,
  is_unread boolean not null default false,
  -- Since when the other side waits for an answer.
  waits_since timestamptz,
  -- Counts every change of this row.
  version int not null default 1,
  -- The last message, for the list: when, where it came from, whose it is, and how it begins.
  last_at timestamptz not null,
  last_origin text not null default '',
  last_by text not null default 'staff' check (last_by in ('customer', 'supplier', 'staff')),
  last_text text not null default '' check (length(last_text) <= 200),
  primary key (tenant_id, id),
  unique (tenant_id, account_id),
  unique (tenant_id, supplier_id),
  unique (tenant_id, contact),
  unique (tenant_id, reply_key),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, assignee_id) references accounts (tenant_id, id),
  check (num_nonnulls(account_id, supplier_id, contact) = 1),
  check (state = 'snoozed' or snoozed_until is null)
);
create index conversations_by_state on conversations (tenant_id, state, last_at, id);
create index conversations_assigned on conversations (tenant_id, assignee_id, last_at, id) where state = 'open';
create index conversations_unread on conversations (tenant_id) where is_unread and state = 'open';
create index conversations_waking on conversations (tenant_id, snoozed_until) where snoozed_until is not null;
call protect_by_tenant('conversations');
revoke delete on conversations from kitwright_app;

-- Messages that have no other place: mails, what customers write on their own page, answers and internal notes of staff.
create table conversation_messages (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  conversation_id uuid not null,
  kind text not null check (kind in ('mail', 'page', 'reply', 'note')),
  subject text not null default '' check (length(subject) <= 200),
  text text not null check (length(text) between 1 and 10000),
  at timestamptz not null,
  -- Null for the other side.
  staff_id uuid,
  -- The subject of the message, as far as its writer named one.
  order_id uuid,
  design_id uuid,
  -- Of a mail: the address it came from, its Message-ID, whether a program wrote it, and its attachments, of which only names,
  -- types and sizes are kept.
  sender text not null default '' check (length(sender) <= 254),
  mail_id text check (length(mail_id) <= 500),
  is_automatic boolean not null default false,
  attachments jsonb not null default '[]',
  -- The mail of an answer; until when both can be taken back; what the conversation was before.
  event_id uuid,
  undo_until timestamptz,
  before jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, mail_id),
  foreign key (tenant_id, conversation_id) references conversations (tenant_id, id),
  foreign key (tenant_id, staff_id) references accounts (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id),
  check ((kind in ('reply', 'note')) = (staff_id is not null))
);
create index conversation_messages_conversation on conversation_messages (tenant_id, conversation_id, id);
create index conversation_messages_order on conversation_messages (tenant_id, order_id) where order_id is not null;
create index conversation_messages_design on conversation_messages (tenant_id, design_id) where design_id is not null;
call protect_by_tenant('conversation_messages');
revoke update on conversation_messages from kitwright_app;
-- A message stays, except within the seconds in which its writer takes it back.
create trigger keep_older before delete on conversation_messages
  for each row when (current_user = 'kitwright_app' and old.at <= now() - interval '1 minute') execute function keep_row();

-- A shop's own saved replies. Without a row it uses the packaged ones.
create table saved_replies (
  tenant_id uuid not null default current_tenant_id() references tenants,
  version int not null check (version > 0),
  -- Ids with names and texts in each language, in the order of the keys that choose them.
  replies jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references accounts (tenant_id, id)
);
call protect_by_tenant('saved_replies');

alter table contact_messages add column conversation_id uuid;
create index contact_messages_conversation on contact_messages (tenant_id, conversation_id);
create index handover_notes_supplier on handover_notes (tenant_id, supplier_id, id);

-- The terms by which a conversation is found are those of its messages.
create function keep_conversation_terms(tenant uuid, conversation uuid, said text) returns void
  language sql as $$
    insert into search_terms (tenant_id, term, subject_id)
      select distinct tenant, term, conversation from note_terms(said) as term on conflict do nothing;
  $$;
create function forget_conversation_terms() returns trigger
  language plpgsql as $$
begin
  delete from search_terms where tenant_id = old.tenant_id and subject_id = old.id;
  return null;
end
$$;
create trigger forget_terms after delete on conversations for each row execute function forget_conversation_terms();

-- Notes a message in the conversation of an account, a supplier or a stranger, which begins with its first message. What the other side
-- writes opens the conversation and marks it as unread; an answer of staff ends the wait.
create function note_in_conversation(
  tenant uuid, account uuid, supplier uuid, stranger text, said_at timestamptz, origin text, author text, said text
) returns uuid
  language plpgsql as $$
declare
  found uuid;
  is_from_staff constant boolean := author = 'staff';
begin
  -- A stranger who has confirmed the address since keeps the conversation.
  if account is not null and not exists (select from conversations c where c.tenant_id = tenant and c.account_id = account) then
    update conversations c set account_id = account, contact = null from accounts a
      where c.tenant_id = tenant and a.tenant_id = tenant and a.id = account and a.email_confirmed_at is not null and c.contact = a.email;
  end if;
  insert into conversations (tenant_id, account_id, supplier_id, contact, state, last_at)
    values (tenant, account, supplier, stranger, 'closed', said_at) on conflict do nothing;
  update conversations c set
      state = case when is_from_staff then state else 'open' end,
      snoozed_until = case when is_from_staff then snoozed_until end,
      is_unread = case when is_from_staff then is_unread and not (origin = 'design' and last_origin = 'design') else true end,
      waits_since = case when not is_from_staff then coalesce(waits_since, said_at)
        when origin in ('reply', 'quote', 'handover', 'claim', 'design') then null else waits_since end,
      version = version + 1,
      last_at = greatest(last_at, said_at), last_origin = origin, last_by = author, last_text = left(regexp_replace(said, '\s+', ' ', 'g'), 200)
    where c.tenant_id = tenant
      and case when account is not null then c.account_id = account when supplier is not null then c.supplier_id = supplier else c.contact = stranger end
    returning id into found;
  perform keep_conversation_terms(tenant, found, said);
  return found;
end
$$;

create function note_contact_message() returns trigger
  language plpgsql as $$
declare
  person uuid := new.account_id;
  -- A later database step adds the column.
  about text := to_jsonb(new) ->> 'design_id';
begin
  -- An address that its account has confirmed: the answer goes to its owner, whoever typed it.
  if person is null then
    select id into person from accounts
      where tenant_id = new.tenant_id and email = lower(new.contact) and role = 'CUSTOMER' and removed_at is null and email_confirmed_at is not null;
  end if;
  new.conversation_id := note_in_conversation(new.tenant_id, person, null, case when person is null then lower(trim(new.contact)) end,
    new.sent_at, case when about is null then 'form' else 'design' end, 'customer',
    case when about is null then new.subject || ': ' else '' end || new.message);
  return new;
end
$$;
create trigger note_conversation before insert on contact_messages for each row execute function note_contact_message();

-- A message of the contact form that was answered elsewhere, as by telephone or by a verdict, waits no longer.
create function settle_contact_message() returns trigger
  language plpgsql as $$
begin
  update conversations set is_unread = false, waits_since = null
    where tenant_id = new.tenant_id and id = new.conversation_id and last_origin in ('form', 'design') and last_by = 'customer'
      and not exists (select from contact_messages m
        where m.tenant_id = new.tenant_id and m.conversation_id = new.conversation_id and m.answered_at is null);
  return null;
end
$$;
create trigger settle_conversation after update of answered_at on contact_messages
  for each row when (old.answered_at is null and new.answered_at is not null) execute function settle_contact_message();

create function owner_of_order(tenant uuid, ordered uuid) returns uuid
  language sql stable as $$ select owner_id from orders where tenant_id = tenant and id = ordered $$;

create function proof_words(answer text, wishes jsonb) returns text
  language sql immutable as $$
    select concat_ws(E'\n', nullif(answer, ''), (select string_agg(w->>'text', E'\n') from jsonb_array_elements(wishes) w)) $$;
create function note_proof_answer() returns trigger
  language plpgsql as $$
begin
  perform note_in_conversation(new.tenant_id, owner_of_order(new.tenant_id, new.order_id), null, null, new.answered_at, 'proof', 'customer',
    proof_words(new.answer_text, new.wishes));
  return null;
end
$$;
create trigger note_conversation after update of answered_at on proofs
  for each row when (old.answered_at is null and new.answered_at is not null and (new.state = 'changes' or new.answer_text <> ''))
  execute function note_proof_answer();

create function note_claim() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_in_conversation(new.tenant_id, owner_of_order(new.tenant_id, new.order_id), null, null, new.sent_at, 'claim', 'customer', new.text);
  else
    perform note_in_conversation(new.tenant_id, owner_of_order(new.tenant_id, new.order_id), null, null, new.answered_at, 'claim', 'staff', new.answer);
  end if;
  return null;
end
$$;
create trigger note_conversation after insert on claims for each row execute function note_claim();
create trigger note_answered_conversation after update of answered_at on claims
  for each row when (old.answered_at is null and new.answered_at is not null) execute function note_claim();

create function note_quote_message() returns trigger
  language plpgsql as $$
begin
  perform note_in_conversation(new.tenant_id, (select owner_id from customer_quotes where tenant_id = new.tenant_id and id = new.quote_id),
    null, null, new.at, 'quote', case when new.staff_id is null then 'customer' else 'staff' end, new.text);
  return null;
end
$$;
create trigger note_conversation after insert on customer_quote_messages for each row execute function note_quote_message();

create function note_proposal() returns trigger
  language plpgsql as $$
declare
  owner uuid := (select owner_id from designs where tenant_id = new.tenant_id and id = new.design_id);
begin
  if tg_op = 'INSERT' then
    perform note_in_conversation(new.tenant_id, owner, null, null, new.proposed_at, 'design', 'staff', new.note);
  else
    perform note_in_conversation(new.tenant_id, owner, null, null, new.answered_at, 'design', 'customer', new.answer);
  end if;
  return null;
end
$$;
create trigger note_conversation after insert on design_proposals for each row execute function note_proposal();
create trigger note_answered_conversation after update of answered_at on design_proposals
  for each row when (old.answered_at is null and new.state = 'declined' and new.answer <> '') execute function note_proposal();

create function note_review() returns trigger
  language plpgsql as $$
begin
  perform note_in_conversation(new.tenant_id, (select owner_id from designs where tenant_id = new.tenant_id and id = new.design_id),
    null, null, new.reviewed_at, 'design', 'staff', new.comment);
  return null;
end
$$;
create trigger note_conversation after insert on design_reviews for each row when (new.comment <> '') execute function note_review();

-- `by` is a word of plpgsql, hence its quotes.
create function note_handover() returns trigger
  language plpgsql as $$
begin
  perform note_in_conversation(new.tenant_id, null, new.supplier_id, null, new.at, 'handover',
    case when new."by" is null then 'supplier' else 'staff' end, new.text);
  return null;
end
$$;
create trigger note_conversation after insert on handover_notes
  for each row when (new.kind = 'text' or (new.kind = 'photo' and new.by is null)) execute function note_handover();

create function note_own_message() returns trigger
  language plpgsql as $$
declare
  c conversations;
begin
  if new.kind = 'note' or new.is_automatic then
    perform keep_conversation_terms(new.tenant_id, new.conversation_id, new.text);
  else
    select * into c from conversations where tenant_id = new.tenant_id and id = new.conversation_id;
    perform note_in_conversation(c.tenant_id, c.account_id, c.supplier_id, c.contact, new.at, new.kind,
      case when new.kind = 'reply' then 'staff' else 'customer' end, new.text);
  end if;
  return null;
end
$$;
create trigger note_conversation after insert on conversation_messages for each row execute function note_own_message();

call spare_loading();

-- Messages written before: an unanswered one of the contact form waits, all else is settled.
alter table conversations no force row level security;
alter table contact_messages no force row level security;
alter table search_terms no force row level security;
alter table accounts no force row level security;
alter table orders no force row level security;
alter table designs no force row level security;
alter table proofs no force row level security;
alter table claims no force row level security;
alter table customer_quotes no force row level security;
alter table customer_quote_messages no force row level security;
alter table handover_notes no force row level security;
do $$
declare
  said record;
begin
  for said in
    select p.tenant_id, o.owner_id as account, null::uuid as supplier, p.answered_at as at, 'proof' as origin, 'customer' as author,
        proof_words(p.answer_text, p.wishes) as text
      from proofs p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where p.answered_at is not null and (p.state = 'changes' or p.answer_text <> '')
    union all
    select c.tenant_id, o.owner_id, null, c.sent_at, 'claim', 'customer', c.text
      from claims c join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
    union all
    select m.tenant_id, q.owner_id, null, m.at, 'quote', case when m.staff_id is null then 'customer' else 'staff' end, m.text
      from customer_quote_messages m join customer_quotes q on q.tenant_id = m.tenant_id and q.id = m.quote_id
    union all
    select tenant_id, null, supplier_id, at, 'handover', case when by is null then 'supplier' else 'staff' end, text
      from handover_notes where kind = 'text'
    order by 4
  loop
    perform note_in_conversation(said.tenant_id, said.account, said.supplier, null, said.at, said.origin, said.author, said.text);
  end loop;
  update conversations set state = 'closed', is_unread = false, waits_since = null;
  for said in select * from contact_messages order by sent_at loop
    update contact_messages set conversation_id = note_in_conversation(said.tenant_id,
        coalesce(said.account_id, (select id from accounts a where a.tenant_id = said.tenant_id and a.email = lower(said.contact)
          and a.role = 'CUSTOMER' and a.removed_at is null and a.email_confirmed_at is not null)),
        null,
        case when said.account_id is null and not exists (select from accounts a where a.tenant_id = said.tenant_id and a.email = lower(said.contact)
          and a.role = 'CUSTOMER' and a.removed_at is null and a.email_confirmed_at is not null) then lower(trim(said.contact)) end,
        said.sent_at, 'form', 'customer', said.subject || ': ' || said.message)
      where tenant_id = said.tenant_id and id = said.id;
  end loop;
  update conversations c set state = 'closed', is_unread = false, waits_since = null
    where not exists (select from contact_messages m where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.answered_at is null);
end
$$;
alter table contact_messages add foreign key (tenant_id, conversation_id) references conversations (tenant_id, id);
alter table conversations force row level security;
alter table contact_messages force row level security;
alter table search_terms force row level security;
alter table accounts force row level security;
alter table orders force row level security;
alter table designs force row level security;
alter table proofs force row level security;
alter table claims force row level security;
alter table customer_quotes force row level security;
alter table customer_quote_messages force row level security;
alter table handover_notes force row level security;
