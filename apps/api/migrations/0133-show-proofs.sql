-- What an order's customer is shown of it before it is printed, and what they answered. One row for each time it was shown.
create table proofs (
  tenant_id uuid not null default current_tenant_id(),
  -- Sorts by when it was asked for.
  id uuid not null default time_uuid(),
  order_id uuid not null,
  -- Of all that is printed: an answer holds for what has the same hash.
  hash text,
  made_by uuid not null,
  asked_at timestamptz not null,
  state text not null default 'making' check (state in ('making', 'stopped', 'sent', 'accepted', 'changes')),
  -- Why it stopped, by an id, and what its sentence names.
  problem text,
  problem_values jsonb,
  -- The garments with their pictures; what of them differs from those that were accepted before, and from which.
  content jsonb,
  marks jsonb,
  compared_to uuid,
  sent_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  -- What is to be changed: of the whole, and of each line.
  answer_text text not null default '',
  wishes jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  foreign key (tenant_id, answered_by) references accounts (tenant_id, id),
  check (state in ('making', 'stopped') or (hash is not null and content is not null and sent_at is not null)),
  check ((state in ('accepted', 'changes')) = (answered_at is not null))
);
create index proofs_order on proofs (tenant_id, order_id, id);
create index proofs_made_by on proofs (tenant_id, made_by);
create index proofs_answered_by on proofs (tenant_id, answered_by) where answered_by is not null;
-- Two at once would show the same.
create unique index proofs_under_way on proofs (tenant_id, order_id) where state = 'making';
call protect_by_tenant('proofs');
