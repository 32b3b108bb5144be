create table squads (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id)
);
create index squads_owner on squads (tenant_id, owner_id, updated_at desc, id);
call protect_by_tenant('squads');

create table players (
  tenant_id uuid not null default current_tenant_id() references tenants,
  squad_id uuid not null,
  id uuid not null,
  position int not null,
  name text not null,
  print_name text not null,
  number smallint check (number between 0 and 99),
  size text not null,
  version text not null check (version in ('player', 'goalkeeper')),
  sleeve text check (sleeve in ('short', 'long')),
  primary key (tenant_id, squad_id, id),
  foreign key (tenant_id, squad_id) references squads (tenant_id, id) on delete cascade
);
call protect_by_tenant('players');
