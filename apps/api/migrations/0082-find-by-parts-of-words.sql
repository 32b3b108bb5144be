-- What staff look for is a part of a name, of an e-mail, of a telephone number, of what a design is called; Khmer is written without
-- spaces, so a part may begin anywhere. Under row-level security `like` and trigrams use no index, since they are not leakproof;
-- comparing texts does. So what is looked for is kept from each of its characters on, and a part is a range of these.
create table search_terms (
  tenant_id uuid not null default current_tenant_id(),
  -- A letter for what it is (`n`ame, `e`-mail, `p`hone, `d`esign) and the rest of it from one of its characters on.
  term text collate "C" not null,
  -- The account or the design.
  subject_id uuid not null,
  primary key (tenant_id, term, subject_id)
);
create index search_terms_subject on search_terms (tenant_id, subject_id);

create function term_rests(kind text, whole text) returns setof text
  language sql immutable parallel safe as $$
    select distinct kind || substr(whole, i, 40) from generate_series(1, length(whole)) as i
  $$;

alter table accounts no force row level security;
alter table designs no force row level security;
insert into search_terms (tenant_id, term, subject_id)
  select tenant_id, term, id from accounts a
  cross join lateral (select term_rests('n', a.name_key) union select term_rests('e', a.email) union select term_rests('p', a.phone_key)) as t (term)
  union all
  select tenant_id, term, id from designs d cross join lateral term_rests('d', lower(d.name)) as term
  where d.deleted_at is null;
alter table accounts force row level security;
alter table designs force row level security;
call protect_by_tenant('search_terms');

create function keep_account_terms() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_terms where tenant_id = old.tenant_id and subject_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_terms (tenant_id, term, subject_id)
      select new.tenant_id, term, new.id from (select term_rests('n', new.name_key) union select term_rests('e', new.email)
        union select term_rests('p', new.phone_key)) as t (term);
  end if;
  return null;
end
$$;
create trigger keep_terms after insert or delete on accounts for each row execute function keep_account_terms();
create trigger keep_changed_terms after update of first_name, last_name, email, phone on accounts
  for each row when ((old.name_key, old.email, old.phone_key) is distinct from (new.name_key, new.email, new.phone_key))
  execute function keep_account_terms();

create function keep_design_terms() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_terms where tenant_id = old.tenant_id and subject_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into search_terms (tenant_id, term, subject_id)
      select new.tenant_id, term, new.id from term_rests('d', lower(new.name)) as term;
  end if;
  return null;
end
$$;
create trigger keep_terms after insert or delete on designs for each row execute function keep_design_terms();
create trigger keep_changed_terms after update of name, deleted_at on designs
  for each row when ((old.name, old.deleted_at) is distinct from (new.name, new.deleted_at)) execute function keep_design_terms();
