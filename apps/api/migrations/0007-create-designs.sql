create table designs (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- Chosen by the client, so unique within a tenant only: one tenant cannot feel out another's ids.
  id uuid not null,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  product_type text not null,
  status text not null default 'reviewing' check (status in ('reviewing', 'ready', 'rejected', 'processing')),
  -- The newest of design_revisions.
  revision int not null default 1 check (revision > 0),
  -- Counts every change of this row, for If-Match; a rename or a review makes no revision.
  version int not null default 1,
  comment text,
  rating smallint check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Orders keep their revision, so a deleted design is only hidden.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id)
);
create index designs_owner on designs (tenant_id, owner_id, updated_at desc, id) where deleted_at is null;
call protect_by_tenant('designs');
revoke delete on designs from kitwright_app;

create table design_revisions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  design_id uuid not null,
  revision int not null check (revision > 0),
  document jsonb not null,
  -- sha256 of the document, hex: pictures of equal documents are drawn once.
  document_hash text not null,
  created_at timestamptz not null,
  primary key (tenant_id, design_id, revision),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
call protect_by_tenant('design_revisions');
-- No revision is ever overwritten.
revoke update, delete on design_revisions from kitwright_app;

create table preview_links (
  tenant_id uuid not null default current_tenant_id() references tenants,
  token text not null check (length(token) >= 22),
  design_id uuid not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade
);
create unique index preview_links_live on preview_links (tenant_id, design_id) where revoked_at is null;
call protect_by_tenant('preview_links');

create table design_pictures (
  tenant_id uuid not null default current_tenant_id() references tenants,
  document_hash text not null,
  side text not null check (side in ('front', 'back')),
  width_px int not null,
  png bytea not null,
  drawn_at timestamptz not null default now(),
  primary key (tenant_id, document_hash, side, width_px)
);
-- PNG is compressed already.
alter table design_pictures alter column png set storage external;
call protect_by_tenant('design_pictures');
