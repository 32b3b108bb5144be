-- One folding for every search: what looks the same is found however it was typed. `foldText` of @kitwright/measure does the same for what
-- is looked for, and explains each step; a test holds one against the other. Without `set search_path`, so that it stays cheap: it calls
-- nothing of ours.
create function fold_text(whole text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  -- Most names.
  if whole ~ '^[\u0020-\u007e]*$' then
    return lower(replace(whole, ' ', ''));
  end if;
  folded := lower(regexp_replace(normalize(whole, NFKD), '[\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u3000\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g')
    collate "und-x-icu");
  folded := translate(folded,
    'łđøħŧıŋðς' || U&'\2018\2019\02bc\2032\201c\201d\2010\2011\2012\2013\2014\2015\2212' || '០១២៣៤៥៦៧៨៩' || U&'\17a3\17b2\17d3',
    'ldohtindσ' || '''''''''""-------' || '0123456789' || U&'\17a2\17b1\17c6');
  folded := replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), U&'\17a4', U&'\17a2\17b6');
  if folded !~ '[\u17b6-\u17d2\u17dd]' then
    return folded;
  end if;
  folded := replace(folded, U&'\17d2\178a', U&'\17d2\178f');
  if folded ~ '(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd]){2}' then
    folded := (
      select string_agg(case when part[1] ~ '^[\u17b6-\u17d2\u17dd]' then (
          select string_agg(mark[1], '' order by case
              when mark[1] = U&'\17cc' then 0
              when mark[1] = U&'\17d2\179a' then 2
              when left(mark[1], 1) = U&'\17d2' then 1
              else 3 + strpos(U&'\17c9\17ca\17c1\17c2\17c3\17bb\17bc\17bd\17b7\17b8\17b9\17ba\17be\17b6\17bf\17c0\17c4\17c5\17c6\17cb\17cd\17ce\17cf\17d0\17d1\17dd\17c7\17c8', mark[1]) end, n)
          from regexp_matches(part[1], '\u17d2[\u1780-\u17b3]|[\u17b6-\u17d2\u17dd]', 'g') with ordinality as marks (mark, n))
        else part[1] end, '' order by i)
      from regexp_matches(folded, '(?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])+|[^\u17b6-\u17d2\u17dd]+|\u17d2', 'g')
        with ordinality as parts (part, i));
    folded := regexp_replace(folded, '(\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])\1+', '\1', 'g');
  end if;
  folded := replace(replace(folded, U&'\17c1\17b8', U&'\17be'), U&'\17c1\17b6', U&'\17c4');
  return regexp_replace(folded, '[\u17c9\u17ca](?=[\u17b7-\u17ba\u17be\u17d0]|\u17b6\u17c6)', U&'\17bb', 'g');
end
$$;

-- All names of a thing in one text, a line each.
create function fold_names(names jsonb) returns text
  language sql immutable strict parallel safe
  as $$ select string_agg(public.fold_text(value), E'\n' order by key) from jsonb_each_text(names) $$;

drop trigger keep_changed_terms on accounts;
alter table accounts drop column name_key;
alter table accounts
  add column name_key text generated always as (fold_text(first_name || last_name || first_name)) stored;
alter table designs add column name_key text generated always as (fold_text(name)) stored;
alter table templates add column name_key text generated always as (fold_names(names)) stored;
create trigger keep_changed_terms after update of first_name, last_name, email, phone on accounts
  for each row when ((old.name_key, old.email, old.phone_key) is distinct from (new.name_key, new.email, new.phone_key))
  execute function keep_account_terms();

create or replace function keep_design_terms() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_terms where tenant_id = old.tenant_id and subject_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    insert into search_terms (tenant_id, term, subject_id)
      select new.tenant_id, term, new.id from term_rests('d', new.name_key) as term;
  end if;
  return null;
end
$$;

-- What an order is found by besides its number and its owner: the names of its designs and players, from each of their words on, and
-- in Khmer, which is written without spaces, from each of their letters on. A letter for the kind (`o`), as the others.
create function line_terms(name text) returns setof text
  language sql immutable parallel safe as $$
    select left('o' || public.fold_text(substr(name, starts) || ' ' || left(name, starts - 1)), 40)
    from (
      select 1 as starts
      union
      select i from generate_series(2, length(name)) as i
      where substr(name, i - 1, 1) ~ '[\s\u200b.,/(-]' and substr(name, i, 1) !~ '[\s\u200b.,/(-]'
        or substr(name, i, 1) ~ '[\u1780-\u17b3]' and substr(name, i - 1, 1) <> U&'\17d2'
      limit 24) places
    where name <> ''
  $$;

create function keep_order_terms() returns trigger
  language plpgsql as $$
begin
  insert into search_terms (tenant_id, term, subject_id)
    select distinct l.tenant_id, term, l.order_id
    from (select distinct tenant_id, order_id, name from new_lines cross join lateral (values (design_name), (player_name), (print_name)) n (name)) l
    cross join lateral line_terms(l.name) as term
    on conflict do nothing;
  return null;
end
$$;
create trigger keep_order_terms after insert on order_lines
  referencing new table as new_lines for each statement execute function keep_order_terms();

create function keep_changed_order_terms() returns trigger
  language plpgsql as $$
begin
  delete from search_terms where tenant_id = old.tenant_id and subject_id = old.order_id;
  insert into search_terms (tenant_id, term, subject_id)
    select distinct l.tenant_id, term, l.order_id from order_lines l
    cross join lateral (values (design_name), (player_name), (print_name)) n (name) cross join lateral line_terms(n.name) as term
    where l.tenant_id = old.tenant_id and l.order_id = old.order_id;
  return null;
end
$$;
create trigger keep_changed_order_terms after update of design_name, player_name, print_name on order_lines
  for each row when ((old.design_name, old.player_name, old.print_name) is distinct from (new.design_name, new.player_name, new.print_name))
  execute function keep_changed_order_terms();
create function forget_order_terms() returns trigger
  language plpgsql as $$
begin
  delete from search_terms where tenant_id = old.tenant_id and subject_id = old.id;
  return null;
end
$$;
create trigger forget_order_terms after delete on orders for each row execute function forget_order_terms();
call spare_loading();

alter table accounts no force row level security;
alter table designs no force row level security;
alter table order_lines no force row level security;
alter table search_terms no force row level security;
delete from search_terms where term ~ '^[nd]';
insert into search_terms (tenant_id, term, subject_id)
  select tenant_id, term, id from accounts a cross join lateral term_rests('n', a.name_key) as term
  union all
  select tenant_id, term, id from designs d cross join lateral term_rests('d', d.name_key) as term where d.deleted_at is null
  union
  select tenant_id, term, order_id from order_lines l
    cross join lateral (values (design_name), (player_name), (print_name)) n (name) cross join lateral line_terms(n.name) as term;
alter table accounts force row level security;
alter table designs force row level security;
alter table order_lines force row level security;
alter table search_terms force row level security;
