-- Further changes of several orders at once: their print files, their hand-over, a mail, and each order's own next step.
alter table bulk_changes drop constraint bulk_changes_kind_check;
alter table bulk_changes add constraint bulk_changes_kind_check
  check (kind in ('move', 'assign', 'tag', 'due', 'files', 'handover', 'mail', 'next'));
-- What the change made beside the order's own row: the pack, the proof, the payment and the reviews that an undo removes.
alter table bulk_change_orders add column made jsonb not null default '{}';

-- Who has these print files handed over as soon as they are checked.
alter table packs add column hands_over_by uuid;

-- A payment and a verdict stay, except within the seconds in which their maker takes them back.
grant delete on payments, design_reviews to kitwright_app;
create function keep_row() returns trigger
  language plpgsql as $$
begin
  return null;
end
$$;
create trigger keep_older before delete on payments
  for each row when (current_user = 'kitwright_app' and old.noted_at <= now() - interval '1 minute') execute function keep_row();
create trigger keep_older before delete on design_reviews
  for each row when (current_user = 'kitwright_app' and old.reviewed_at <= now() - interval '1 minute') execute function keep_row();

-- The assignee's name as it is now, which the list sorts by; empty for nobody.
alter table orders add column assignee_name text collate "km-x-icu" not null default '';
create function name_assignee() returns trigger
  language plpgsql as $$
begin
  new.assignee_name = '';
  if new.assignee_id is not null then
    -- Locked until the end: a change of the name at the same moment waits, and finds this row.
    select coalesce(nullif(trim(full_name), ''), email) into new.assignee_name from accounts
      where tenant_id = new.tenant_id and id = new.assignee_id for share;
    new.assignee_name = coalesce(new.assignee_name, '');
  end if;
  return new;
end
$$;
create trigger name_assignee before update of assignee_id on orders
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function name_assignee();
create function rename_assignee() returns trigger
  language plpgsql as $$
begin
  update orders set assignee_name = coalesce(nullif(trim(new.full_name), ''), new.email)
    where tenant_id = new.tenant_id and assignee_id = new.id;
  return null;
end
$$;
create trigger rename_assignee after update of first_name, last_name, email on accounts
  for each row when (new.role <> 'CUSTOMER' and (old.full_name, old.email) is distinct from (new.full_name, new.email))
  execute function rename_assignee();
create index orders_by_assignee on orders (tenant_id, status, assignee_name, placed_at, id);

-- The roles whose list of orders opens with the view.
alter table order_views add column opens_for text[] not null default '{}' check (opens_for <@ array['STORE', 'ADMIN']);

-- Notes are searched as players are: from each of their words on, and in Khmer from each of their letters on.
create function note_terms(note text) returns setof text
  language sql immutable parallel safe as $$
    select left('o' || public.fold_text(substr(note, starts, 60)), 40)
    from (
      select 1 as starts
      union
      select i from generate_series(2, length(note)) as i
      where substr(note, i - 1, 1) ~ '[\s\u200b.,/(-]' and substr(note, i, 1) !~ '[\s\u200b.,/(-]'
        or substr(note, i, 1) ~ '[\u1780-\u17b3]' and substr(note, i - 1, 1) <> U&'\17d2'
      limit 400) places
    where fold_text(substr(note, starts, 60)) <> ''
  $$;
create function keep_note_terms() returns trigger
  language plpgsql as $$
begin
  insert into search_terms (tenant_id, term, subject_id)
    select distinct new.tenant_id, term, new.order_id from note_terms(new.text) as term on conflict do nothing;
  return null;
end
$$;
create trigger keep_note_terms after insert on order_notes for each row execute function keep_note_terms();

-- The terms of an order are those of its lines and of its notes.
create function rebuild_order_terms(tenant uuid, ordered uuid) returns void
  language plpgsql as $$
begin
  delete from search_terms where tenant_id = tenant and subject_id = ordered;
  insert into search_terms (tenant_id, term, subject_id)
    select tenant, term, ordered from order_lines l
      cross join lateral (values (design_name), (player_name), (print_name)) n (name) cross join lateral line_terms(n.name) as term
      where l.tenant_id = tenant and l.order_id = ordered
    union
    select tenant, term, ordered from order_notes m cross join lateral note_terms(m.text) as term
      where m.tenant_id = tenant and m.order_id = ordered;
end
$$;
create or replace function keep_changed_order_terms() returns trigger
  language plpgsql as $$
begin
  perform rebuild_order_terms(old.tenant_id, old.order_id);
  return null;
end
$$;
create trigger forget_note_terms after delete on order_notes for each row execute function keep_changed_order_terms();
call spare_loading();

alter table orders no force row level security;
alter table accounts no force row level security;
alter table order_notes no force row level security;
alter table search_terms no force row level security;
update orders o set assignee_name = coalesce(nullif(trim(a.full_name), ''), a.email) from accounts a
  where a.tenant_id = o.tenant_id and a.id = o.assignee_id;
insert into search_terms (tenant_id, term, subject_id)
  select distinct m.tenant_id, term, m.order_id from order_notes m cross join lateral note_terms(m.text) as term
  on conflict do nothing;
alter table orders force row level security;
alter table accounts force row level security;
alter table order_notes force row level security;
alter table search_terms force row level security;
