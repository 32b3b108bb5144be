-- A name in every language by its tag (BCP 47): another language is no change of the tables.
create function are_names(names jsonb) returns boolean
  language sql immutable parallel safe as $$
    select jsonb_typeof(names) = 'object' and names <> '{}'
      and not exists (select from jsonb_each(names) as n (tag, name)
        where jsonb_typeof(name) <> 'string' or length(name #>> '{}') not between 1 and 80)
  $$;

alter table fabrics add column names jsonb;
-- Rows of all tenants are only seen while row-level security does not bind the owner.
alter table fabrics no force row level security;
update fabrics set names = jsonb_build_object('en', name_en, 'km', name_kh);
alter table fabrics force row level security;
alter table fabrics alter column names set not null, add check (are_names(names)), drop column name_en, drop column name_kh;

alter table templates add column names jsonb;
alter table templates no force row level security;
update templates set names = jsonb_build_object('en', name_en, 'km', name_kh);
alter table templates force row level security;
alter table templates alter column names set not null, add check (are_names(names)), drop column name_en, drop column name_kh;

-- Which languages there are, the program knows.
alter table accounts drop constraint accounts_language_check, add check (language ~ '^[a-z]{2,3}$');
