-- Roles of the shop's own: a name and rights. Every shop also has ADMIN and STORE, which are no rows.
create table staff_roles (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- In the order of the alphabet, each once.
  rights text[] not null,
  primary key (tenant_id, id)
);
create unique index staff_roles_name on staff_roles (tenant_id, lower(name));

alter table accounts no force row level security;
alter table accounts
  add column staff_role_id uuid,
  add foreign key (tenant_id, staff_role_id) references staff_roles (tenant_id, id),
  add check (staff_role_id is null or role = 'STORE');
alter table accounts force row level security;
call protect_by_tenant('staff_roles');
create index accounts_staff_role on accounts (tenant_id, staff_role_id) where staff_role_id is not null;

-- Servers of the version before call this during an update. They do not know own roles, whose people wait there.
create or replace function staff_session_refusal(session uuid, account uuid) returns text
  language plpgsql stable as $$
declare
  found_role text;
  own_role uuid;
  blocked boolean;
  is_over boolean;
begin
  select a.role, a.staff_role_id, a.is_blocked, s.ended_at is not null or s.client_id <> 'office'
    into found_role, own_role, blocked, is_over
    from sessions s join accounts a on a.tenant_id = s.tenant_id and a.id = s.account_id
    where s.id = session and s.account_id = account;
  if not found then return 'session-ended'; end if;
  if blocked then return 'account-blocked'; end if;
  if is_over then return 'session-ended'; end if;
  if found_role = 'CUSTOMER' or own_role is not null then return 'forbidden'; end if;
  return null;
end
$$;

-- As before, with the rights that the caller's token states: `stamp` is made of them as `rightsStamp` does. A changed role is refused
-- with a reason that has the client get new tokens.
create function staff_session_refusal(session uuid, account uuid, stamp uuid) returns text
  language plpgsql stable as $$
declare
  found_role text;
  blocked boolean;
  is_over boolean;
  own_rights text[];
begin
  select a.role, a.is_blocked, s.ended_at is not null or s.client_id <> 'office', r.rights
    into found_role, blocked, is_over, own_rights
    from sessions s
    join accounts a on a.tenant_id = s.tenant_id and a.id = s.account_id
    left join staff_roles r on r.tenant_id = a.tenant_id and r.id = a.staff_role_id
    where s.id = session and s.account_id = account;
  if not found then return 'session-ended'; end if;
  if blocked then return 'account-blocked'; end if;
  if is_over then return 'session-ended'; end if;
  if found_role = 'CUSTOMER' then return 'forbidden'; end if;
  if md5(found_role || coalesce(':' || array_to_string(own_rights, ','), ''))::uuid <> stamp then return 'rights-changed'; end if;
  return null;
end
$$;
