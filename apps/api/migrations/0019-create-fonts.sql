-- Lettering that a tenant uploaded. The bytes lie in the storage under `{tenant}/fonts/{id}`; the id is made from them, so a row never
-- changes. A removed font is offered no more and still drawn: designs may use it.
create table fonts (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id text not null check (id ~ '^own-[0-9a-f]{16}$'),
  family text not null check (char_length(family) between 1 and 80),
  lang text not null check (lang in ('en', 'kh', 'cn', 'jp', 'kr', 'th')),
  mime text not null check (mime in ('font/woff2', 'font/woff', 'font/ttf', 'font/otf')),
  bytes int not null check (bytes > 0),
  -- Heights and bearings as they were measured, so that every browser and server sets the same text alike.
  metrics jsonb not null check (jsonb_typeof(metrics) = 'object'),
  -- Packed ranges of code points.
  coverage text not null,
  uploaded_by uuid not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, uploaded_by) references accounts (tenant_id, id)
);

create unique index fonts_family on fonts (tenant_id, lower(family)) where removed_at is null;
call protect_by_tenant('fonts');
