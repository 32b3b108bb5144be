-- A shop's own reasons for changes of designs. Without a row it uses the packaged ones.
create table review_reasons (
  tenant_id uuid not null default current_tenant_id() references tenants,
  version int not null check (version > 0),
  -- Ids with names and texts in each language, in the order of the keys that choose them.
  reasons jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references accounts (tenant_id, id)
);
call protect_by_tenant('review_reasons');

-- The reasons of a verdict; what it replaced, and until when it can be taken back.
alter table design_reviews
  add column reasons jsonb not null default '[]',
  add column before jsonb,
  add column event_id uuid,
  add column undo_until timestamptz;

-- Revisions that staff propose to a design's owner. The design changes only when its owner accepts one.
create table design_proposals (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  design_id uuid not null,
  -- The owner's revision that it starts from: once there is a newer one, it cannot be accepted.
  base_revision int not null,
  document jsonb not null,
  document_hash text not null,
  note text not null check (length(note) between 1 and 2000),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  -- The mail that tells the owner, which leaves after `undo_until`.
  event_id uuid not null,
  undo_until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  answer text not null default '' check (length(answer) <= 500),
  -- The revision that it became.
  revision int,
  primary key (tenant_id, id),
  foreign key (tenant_id, design_id, base_revision) references design_revisions (tenant_id, design_id, revision),
  foreign key (tenant_id, proposed_by) references accounts (tenant_id, id),
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'accepted') = (revision is not null))
);
create unique index design_proposals_open on design_proposals (tenant_id, design_id) where state = 'open';
create index design_proposals_design on design_proposals (tenant_id, design_id, id);
call protect_by_tenant('design_proposals');
revoke delete on design_proposals from kitwright_app;
