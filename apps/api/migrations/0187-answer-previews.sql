-- What visitors without an account answer to a shared design: that it looks good, a comment, or both.
create table preview_answers (
  tenant_id uuid not null default current_tenant_id() references tenants,
  design_id uuid not null,
  -- Chosen by the visitor's browser, so that a repeated request makes one answer.
  id uuid not null,
  -- The revision that the visitor saw.
  revision int not null,
  -- Chosen by the visitor's browser: its "looks good" counts once for a revision.
  visitor_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  looks_good boolean not null,
  comment text not null default '' check (length(comment) <= 1000),
  answered_at timestamptz not null,
  -- When the owner has seen it; null for an unread answer.
  read_at timestamptz,
  -- When a mail told the owner of it; null for an answer that no mail has told of.
  told_at timestamptz,
  primary key (tenant_id, design_id, id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, design_id, revision) references design_revisions on delete cascade,
  check (looks_good or comment <> '')
);
create index preview_answers_latest on preview_answers (tenant_id, design_id, answered_at desc, id);
create index preview_answers_unread on preview_answers (tenant_id, design_id) where read_at is null;
create index preview_answers_untold on preview_answers (tenant_id, design_id) where told_at is null and read_at is null;
create unique index preview_answers_once on preview_answers (tenant_id, design_id, visitor_id, revision) where looks_good;
call protect_by_tenant('preview_answers');
