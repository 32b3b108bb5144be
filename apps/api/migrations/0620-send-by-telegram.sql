-- A shop's Telegram bot. The token is encrypted with the key of second factors; it is never shown again.
create table telegram_bots (
  tenant_id uuid not null default current_tenant_id() references tenants,
  token bytea not null,
  -- The last characters of the token, by which people recognise it.
  token_end text not null check (length(token_end) = 4),
  bot_id bigint not null,
  -- The name of the bot in links, without the @.
  username text not null check (username ~ '^[A-Za-z0-9_]{3,64}$'),
  is_on boolean not null default true,
  -- The path and the secret of the webhook; the secret as SHA-256.
  path text not null check (path ~ '^[0-9a-f]{32}$'),
  secret_hash bytea not null check (length(secret_hash) = 32),
  set_by uuid not null,
  set_at timestamptz not null,
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  last_failure text,
  primary key (tenant_id),
  foreign key (tenant_id, set_by) references accounts (tenant_id, id)
);
call protect_by_tenant('telegram_bots');

-- The chat of a customer with the bot, and the code of a link that is open. Without a chat the account is not connected.
create table telegram_links (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  chat_id bigint,
  connected_at timestamptz,
  -- Why the last connection ended; null while there is one, and before the first.
  ended text check (ended in ('customer', 'chat', 'blocked', 'bot', 'moved')),
  -- SHA-256 of a code of 256 random bits.
  code_hash bytea check (length(code_hash) = 32),
  code_until timestamptz,
  -- The kinds of messages that the customer wants here.
  topics jsonb not null default '{}',
  primary key (tenant_id, account_id),
  unique (tenant_id, chat_id),
  unique (tenant_id, code_hash),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade,
  check ((chat_id is null) = (connected_at is null)),
  check ((code_hash is null) = (code_until is null)),
  check (chat_id is null or ended is null)
);
call protect_by_tenant('telegram_links');

-- Messages to send, by event. Their text is written when they are sent.
create table telegram_messages (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  event_id uuid not null,
  account_id uuid not null,
  kind text not null,
  state text not null check (state in ('waiting', 'failed', 'sent', 'dead')),
  attempts int not null default 0,
  reason text,
  made_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, event_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id) on delete cascade
);
create index telegram_messages_unsent on telegram_messages (tenant_id, id) where state in ('failed', 'dead');
create index telegram_messages_account on telegram_messages (tenant_id, account_id);
create index telegram_messages_made on telegram_messages (tenant_id, made_at);
call protect_by_tenant('telegram_messages');

-- Updates of the bot that were taken, so that a repeated one changes nothing, and a chat that floods is noticed.
create table telegram_updates (
  tenant_id uuid not null default current_tenant_id() references tenants,
  update_id bigint not null,
  chat_id bigint not null,
  at timestamptz not null,
  primary key (tenant_id, update_id)
);
create index telegram_updates_chat on telegram_updates (tenant_id, chat_id, at);
call protect_by_tenant('telegram_updates');

-- Messages that customers write to the bot join their conversation.
alter table conversation_messages drop constraint conversation_messages_kind_check;
alter table conversation_messages add constraint conversation_messages_kind_check
  check (kind in ('mail', 'page', 'telegram', 'reply', 'note'));

call audit_changes('telegram_bots', 'settings', 'telegram', '', 'username', 'username token_end is_on',
  'token bot_id path secret_hash set_by set_at last_sent_at last_failed_at last_failure');
call audit_changes('telegram_messages', 'orders', 'mail', 'id', '', 'state', 'attempts reason tried_at sent_at', 'update');
call spare_loading();
