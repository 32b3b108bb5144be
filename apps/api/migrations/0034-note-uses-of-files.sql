-- Which designs and templates show which pictures, of any of their revisions: one that is used is not deleted. Written by the
-- tables that keep documents themselves, so that no way in can forget it.
create table file_uses (
  tenant_id uuid not null default current_tenant_id() references tenants,
  file_id uuid not null,
  design_id uuid,
  template_id uuid,
  check (num_nonnulls(design_id, template_id) = 1),
  unique nulls not distinct (tenant_id, file_id, design_id, template_id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, template_id) references templates (tenant_id, id) on delete cascade
);
create index file_uses_design on file_uses (tenant_id, design_id);
call protect_by_tenant('file_uses');

-- The pictures of a document that lie among the files.
create function files_of_document(document jsonb) returns setof uuid
  language sql immutable as $$
  select distinct (found #>> '{}')::uuid
  from jsonb_path_query(document, '$.** ? (@.source == "file").id') as found
  where found #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

create function note_files_of_revision() returns trigger
  language plpgsql as $$
begin
  insert into file_uses (tenant_id, file_id, design_id)
    select new.tenant_id, f.id, new.design_id from files f
    where f.tenant_id = new.tenant_id and f.id in (select files_of_document(new.document))
    on conflict do nothing;
  return null;
end
$$;
create trigger note_files after insert on design_revisions for each row execute function note_files_of_revision();

create function note_files_of_template() returns trigger
  language plpgsql as $$
begin
  insert into file_uses (tenant_id, file_id, template_id)
    select new.tenant_id, f.id, new.id from files f
    where f.tenant_id = new.tenant_id and f.id in (select files_of_document(new.document))
    on conflict do nothing;
  return null;
end
$$;
create trigger note_files after insert or update of document on templates for each row execute function note_files_of_template();

do $$
declare shop uuid;
begin
  for shop in select id from tenants loop
    perform set_config('kitwright.tenant', shop::text, true);
    insert into file_uses (tenant_id, file_id, design_id)
      select distinct r.tenant_id, f.id, r.design_id from design_revisions r
      cross join lateral files_of_document(r.document) as used
      join files f on f.tenant_id = r.tenant_id and f.id = used;
    insert into file_uses (tenant_id, file_id, template_id)
      select distinct t.tenant_id, f.id, t.id from templates t
      cross join lateral files_of_document(t.document) as used
      join files f on f.tenant_id = t.tenant_id and f.id = used;
  end loop;
end
$$;
