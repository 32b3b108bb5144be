-- Pages whose text belongs to the tenant. A page without a row has the content of a new shop, which is its version 0.
create table pages (
  tenant_id uuid not null default current_tenant_id() references tenants,
  slug text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  -- The tenant made it. Every shop has the others.
  is_own boolean not null,
  -- The newest revision.
  version int not null check (version >= 1),
  -- The revision that visitors see; null if they see none.
  published_version int,
  -- When the newest revision will be published, if that is planned.
  publish_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, slug),
  check (published_version between 0 and version),
  check (is_own or published_version is not null)
);
call protect_by_tenant('pages');

-- Every saved version of a page. It is never changed; old ones are deleted beyond a number.
create table page_revisions (
  tenant_id uuid not null default current_tenant_id() references tenants,
  slug text collate "C" not null,
  version int not null check (version >= 1),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null,
  restored_from int,
  primary key (tenant_id, slug, version),
  foreign key (tenant_id, slug) references pages on delete cascade,
  foreign key (tenant_id, saved_by) references accounts (tenant_id, id)
);
create index page_revisions_saved_by on page_revisions (tenant_id, saved_by);
call protect_by_tenant('page_revisions');
revoke update on page_revisions from kitwright_app;

-- The pictures that a page shows in any of its revisions: one that is used is not deleted.
create table page_files (
  tenant_id uuid not null default current_tenant_id() references tenants,
  slug text collate "C" not null,
  file_id uuid not null,
  primary key (tenant_id, slug, file_id),
  foreign key (tenant_id, slug) references pages on delete cascade,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index page_files_file on page_files (tenant_id, file_id);
call protect_by_tenant('page_files');

create function note_files_of_page() returns trigger
  language plpgsql as $$
begin
  insert into page_files (tenant_id, slug, file_id)
    select new.tenant_id, new.slug, f.id from files f
    where f.tenant_id = new.tenant_id and f.id in (select files_of_document(new.content))
    on conflict do nothing;
  return null;
end
$$;
create trigger note_files after insert on page_revisions for each row
  when (current_setting('kitwright.loading', true) is distinct from 'on') execute function note_files_of_page();

-- A draft changes nothing that visitors see, so servers keep their rendered pages.
create trigger note_content_change after update of published_version or delete on pages
  for each statement when (current_setting('kitwright.loading', true) is distinct from 'on') execute function note_content_change();
