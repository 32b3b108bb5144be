-- A fabric's card: the shop's own picture of it, its inks as they come out printed on it, and who supplies it. Null and
-- empty lists say that the shop has not stated them.
create function are_inks(inks jsonb) returns boolean
  language sql immutable parallel safe as $$
    select case when jsonb_typeof(inks) <> 'array' then false else
      jsonb_array_length(inks) <= 300
      and not exists (select from jsonb_array_elements(inks) as i (ink)
        where jsonb_typeof(ink) <> 'object'
          or length(coalesce(ink ->> 'code', '')) not between 1 and 40
          or coalesce(ink ->> 'hex', '') !~ '^#[0-9a-f]{6}$')
      and (select count(*) = count(distinct lower(ink ->> 'code')) from jsonb_array_elements(inks) as i (ink)) end
  $$;

-- The new reference is checked by the owner of the tables, whom their policies would stop.
alter table fabrics no force row level security;
alter table files no force row level security;
alter table fabrics
  add column picture_id uuid,
  add column inks jsonb not null default '[]' check (are_inks(inks)),
  add column supplier_ids uuid[] not null default '{}' check (cardinality(supplier_ids) <= 50),
  add constraint fabrics_picture foreign key (tenant_id, picture_id) references files (tenant_id, id);
alter table fabrics force row level security;
alter table files force row level security;
create index fabrics_by_picture on fabrics (tenant_id, picture_id) where picture_id is not null;
