-- The office's lists hand out one page at a time, whatever their size: what they are sorted and narrowed by stands in the row
-- itself, in an index that begins with the tenant and with what one may narrow to. Other tables are joined to the page alone.

alter table accounts
  add column full_name text collate "km-x-icu" generated always as (first_name || ' ' || last_name) stored,
  -- The latest use of any of its sessions, ended and tidied ones too.
  add column last_seen_at timestamptz,
  -- The same for sorting: who was never seen comes before all others.
  add column seen_key timestamptz not null generated always as (coalesce(last_seen_at, timestamptz 'epoch')) stored;

alter table orders
  -- Its owner's full name, as it is now.
  add column owner_name text collate "km-x-icu" not null default '',
  -- Read from their ends: staff type the last digits.
  add column number_tail text collate "C" not null generated always as (reverse(number)) stored,
  add column phone_tail text collate "C" not null generated always as (reverse(phone)) stored;

alter table designs
  add column owner_name text collate "km-x-icu" not null default '',
  -- When the first order under way that needs it was placed; null when none does.
  add column ordered_at timestamptz;

-- Rows of all tenants are only seen while row-level security does not bind the owner.
alter table accounts no force row level security;
alter table sessions no force row level security;
alter table orders no force row level security;
alter table order_lines no force row level security;
alter table designs no force row level security;
update accounts a set last_seen_at = s.at
  from (select tenant_id, account_id, max(last_used_at) as at from sessions group by tenant_id, account_id) s
  where s.tenant_id = a.tenant_id and s.account_id = a.id;
update orders o set owner_name = a.full_name from accounts a where a.tenant_id = o.tenant_id and a.id = o.owner_id;
update designs d set owner_name = a.full_name from accounts a where a.tenant_id = d.tenant_id and a.id = d.owner_id;
update designs d set ordered_at = o.at
  from (select l.tenant_id, l.design_id, min(o.placed_at) as at from order_lines l
    join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where o.status not in ('RECEIVED', 'CANCELED') group by l.tenant_id, l.design_id) o
  where o.tenant_id = d.tenant_id and o.design_id = d.id;
alter table accounts force row level security;
alter table sessions force row level security;
alter table orders force row level security;
alter table order_lines force row level security;
alter table designs force row level security;

alter table designs
  -- Since when it waits for the shop: since it was sent or ordered, or mended after that. What was only saved does not wait.
  add column queued_at timestamptz generated always as (
    case when status = 'reviewing' and coalesce(sent_at, ordered_at) is not null
      then greatest(least(sent_at, ordered_at), updated_at) end) stored,
  -- What the staff narrow their list to.
  add column office_status text not null generated always as (
    case when deleted_at is not null then 'deleted' when status <> 'reviewing' then status
      when coalesce(sent_at, ordered_at) is not null then 'waiting' else 'saved' end) stored;

-- Triggers, so that a server of the version before keeps them right as well.

create function name_owner() returns trigger
  language plpgsql as $$
begin
  -- Held until the end: whoever is renamed at the same moment waits, and finds this row.
  select full_name into new.owner_name from accounts where tenant_id = new.tenant_id and id = new.owner_id for share;
  new.owner_name = coalesce(new.owner_name, '');
  return new;
end
$$;
create trigger name_owner before insert on orders for each row execute function name_owner();
create trigger name_owner before insert on designs for each row execute function name_owner();

-- Orders before designs, designs by their ids: as everything that locks several of them.
create function rename_owner() returns trigger
  language plpgsql as $$
begin
  update orders set owner_name = new.full_name where tenant_id = new.tenant_id and owner_id = new.id;
  perform from designs where tenant_id = new.tenant_id and owner_id = new.id order by id for no key update;
  update designs set owner_name = new.full_name where tenant_id = new.tenant_id and owner_id = new.id;
  return null;
end
$$;
create trigger rename_owner after update of first_name, last_name on accounts
  for each row when (old.full_name is distinct from new.full_name) execute function rename_owner();

create function note_seen() returns trigger
  language plpgsql as $$
begin
  -- Blocking holds the account and then its sessions, this comes from a session: it does not wait for whoever has the account.
  perform from accounts where tenant_id = new.tenant_id and id = new.account_id for no key update skip locked;
  if found then
    update accounts set last_seen_at = greatest(last_seen_at, new.last_used_at)
      where tenant_id = new.tenant_id and id = new.account_id;
  end if;
  return null;
end
$$;
create trigger note_seen after insert or update of last_used_at on sessions for each row execute function note_seen();

-- Whoever places an order holds its designs against the lock below, so neither overlooks the other.
create function note_ordered() returns trigger
  language plpgsql as $$
declare
  line record;
begin
  -- One by one: a plan that joins them, made while there were few orders, would read all of them when there are many.
  for line in select distinct tenant_id, order_id, design_id from new_lines loop
    update designs d set ordered_at = o.placed_at from orders o
      where o.tenant_id = line.tenant_id and o.id = line.order_id and o.status not in ('RECEIVED', 'CANCELED')
        and d.tenant_id = line.tenant_id and d.id = line.design_id and (d.ordered_at is null or d.ordered_at > o.placed_at);
  end loop;
  return null;
end
$$;
create trigger note_ordered after insert on order_lines
  referencing new table as new_lines for each statement execute function note_ordered();

create function note_no_longer_ordered() returns trigger
  language plpgsql as $$
declare
  wanted uuid[] = array(select distinct design_id from order_lines where tenant_id = new.tenant_id and order_id = new.id);
begin
  perform from designs where tenant_id = new.tenant_id and id = any(wanted) order by id for update;
  update designs d set ordered_at = (
      select min(o.placed_at) from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
      where l.tenant_id = d.tenant_id and l.design_id = d.id and o.status not in ('RECEIVED', 'CANCELED'))
    where d.tenant_id = new.tenant_id and d.id = any(wanted);
  return null;
end
$$;
create trigger note_no_longer_ordered after update of status on orders
  for each row when ((old.status in ('RECEIVED', 'CANCELED')) is distinct from (new.status in ('RECEIVED', 'CANCELED')))
  execute function note_no_longer_ordered();

create index accounts_by_name on accounts (tenant_id, role, full_name, id);
create index accounts_by_age on accounts (tenant_id, role, created_at, id);
create index accounts_by_seen on accounts (tenant_id, role, seen_key, id);

create index orders_by_placed on orders (tenant_id, status, placed_at, id);
create index orders_by_number on orders (tenant_id, status, number collate "C");
create index orders_by_owner_name on orders (tenant_id, status, owner_name, placed_at, id);
create index orders_by_qty on orders (tenant_id, status, qty, placed_at, id);
create index orders_by_total on orders (tenant_id, status, total_cents, placed_at, id);
create index orders_by_paid on orders (tenant_id, status, paid_cents, placed_at, id);
-- Those that something may be due for.
create index orders_owing on orders (tenant_id, status, placed_at, id) include (total_cents, paid_cents)
  where paid_cents < total_cents and status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED');
create index orders_number_tail on orders (tenant_id, number_tail);
create index orders_phone_tail on orders (tenant_id, phone_tail);
drop index orders_status;

create index designs_by_queued on designs (tenant_id, office_status, queued_at, updated_at, id);
create index designs_by_changed on designs (tenant_id, office_status, updated_at, id);
create index designs_by_name on designs (tenant_id, office_status, (name collate "km-x-icu"), updated_at, id);
create index designs_by_owner_name on designs (tenant_id, office_status, owner_name, updated_at, id);
drop index designs_status;

create index contact_messages_answered on contact_messages (tenant_id, answered_at, id) where answered_at is not null;
