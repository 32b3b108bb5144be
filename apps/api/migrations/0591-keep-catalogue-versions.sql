-- Every version of a thing of the catalogue as it was saved, by kind and subject: templates, customer groups, promotion
-- codes. Version 0 is what was there before the first change that was kept. Price lists have a table of their own.
create table catalogue_versions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  kind text not null check (kind in ('template', 'customer-group', 'promotion-code')),
  subject uuid not null,
  version int not null check (version >= 0),
  state jsonb not null check (jsonb_typeof(state) = 'object'),
  saved_by uuid,
  saved_at timestamptz,
  primary key (tenant_id, kind, subject, version),
  foreign key (tenant_id, saved_by) references accounts (tenant_id, id)
);
call protect_by_tenant('catalogue_versions');
revoke update, delete on catalogue_versions from kitwright_app;
