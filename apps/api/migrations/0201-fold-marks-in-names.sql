-- `O´Neil` and `O'Neil`, `Jean-Luc` and `Jeanluc`, `D.K.` and `DK` are found as each other, and Cyrillic letters that look like Latin ones.
-- `foldText` of @kitwright/measure does the same; a test holds one against the other.
create or replace function fold_text(whole text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  -- Most names.
  if whole ~ '^[\u0020-\u007e]*$' then
    return lower(translate(whole, ' ''`-.', ''));
  end if;
  folded := lower(regexp_replace(normalize(whole, NFKD), '[\u0001-\u0020''\-.`\u007f-\u00a0\u00ad\u00b7\u02b9-\u02bc\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2015\u2018\u2019\u201b\u2028-\u202f\u2032\u205f-\u206f\u20d0-\u20ff\u2212\u3000\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g')
    collate "und-x-icu");
  folded := translate(folded,
    'łđøħŧıŋðς' || U&'\201c\201d' || 'асеоріхуѕј' || '០១២៣៤៥៦៧៨៩' || U&'\17a3\17b2\17d3\17c8',
    'ldohtindσ' || '""' || 'aceopixysj' || '0123456789' || U&'\17a2\17b1\17c6\17c7');
  folded := replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), U&'\17a4', U&'\17a2\17b6');
  if folded !~ '[\u17b6-\u17d2\u17dd]' then
    return folded;
  end if;
  folded := regexp_replace(folded, '\u17d2{2,}', U&'\17d2', 'g');
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

call spare_loading();

alter table accounts no force row level security;
alter table designs no force row level security;
alter table templates no force row level security;
alter table order_lines no force row level security;
alter table search_terms no force row level security;
-- A stored key is computed anew by any update of its row. What has not changed about a person or a design is told to nobody.
alter table accounts disable trigger user;
alter table designs disable trigger user;
alter table templates disable trigger user;
create temporary table refolded (tenant_id uuid, kind text, id uuid) on commit drop;
with changed as (
  update accounts set first_name = first_name
  where name_key is distinct from fold_text(first_name || last_name || first_name) returning tenant_id, id
) insert into refolded select tenant_id, 'n', id from changed;
with changed as (
  update designs set name = name where name_key is distinct from fold_text(name) returning tenant_id, id
) insert into refolded select tenant_id, 'd', id from changed;
update templates set names = names where name_key is distinct from fold_names(names);
insert into refolded
  select distinct tenant_id, 'o', order_id from order_lines l
  where concat_ws(' ', design_name, player_name, print_name) ~ '[''`.\-\u00b4\u00b7\u02b9-\u02bc\u0400-\u04ff\u2010-\u2015\u2018\u2019\u201b\u2032\u2212\u17c8]|\u17d2{2}';
delete from search_terms t using refolded r
  where t.tenant_id = r.tenant_id and t.subject_id = r.id and left(t.term, 1) = r.kind;
insert into search_terms (tenant_id, term, subject_id)
  select r.tenant_id, term, r.id from refolded r join accounts a using (tenant_id, id) cross join lateral term_rests('n', a.name_key) as term
  where r.kind = 'n'
  union
  select r.tenant_id, term, r.id from refolded r join designs d using (tenant_id, id) cross join lateral term_rests('d', d.name_key) as term
  where r.kind = 'd' and d.deleted_at is null
  union
  select r.tenant_id, term, r.id from refolded r join order_lines l on l.tenant_id = r.tenant_id and l.order_id = r.id
    cross join lateral (values (design_name), (player_name), (print_name)) n (name) cross join lateral line_terms(n.name) as term
  where r.kind = 'o';
alter table accounts enable trigger user;
alter table designs enable trigger user;
alter table templates enable trigger user;
alter table accounts force row level security;
alter table designs force row level security;
alter table templates force row level security;
alter table order_lines force row level security;
alter table search_terms force row level security;
