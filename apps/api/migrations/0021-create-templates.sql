-- Ready-made designs of a shop: anyone may look at the published ones and begin with a copy.
create table templates (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default gen_random_uuid(),
  name_en text not null check (length(name_en) between 1 and 80),
  name_kh text not null check (length(name_kh) between 1 and 80),
  product_type text not null,
  -- Never changes: another look is another template.
  document jsonb not null,
  -- sha256 of the document, hex.
  document_hash text not null,
  tags text[] not null default '{}',
  -- Families of the colours that are seen first, for filtering.
  colours text[] not null default '{}',
  is_published boolean not null default false,
  position int not null,
  -- Counts every change of this row, for If-Match.
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Kept when deleted, so that the demo shops are not filled again.
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index templates_order on templates (tenant_id, product_type, position, id) where deleted_at is null;
call protect_by_tenant('templates');
revoke delete on templates from kitwright_app;

-- Which revision a restored one repeats.
alter table design_revisions add column restored_from int check (restored_from > 0);
