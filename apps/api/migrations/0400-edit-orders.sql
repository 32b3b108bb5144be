-- Edits of an order after it was placed: its contents before and after, who made the edit and why. One that raises the total waits for
-- its customer. An edit is never changed but for its state.
create table order_edits (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  state text not null check (state in ('waiting', 'applied', 'declined', 'withdrawn', 'replaced')),
  made_by uuid not null,
  made_at timestamptz not null,
  -- Why, as its customer reads it.
  reason text not null check (length(reason) between 1 and 500),
  -- The way in which its customer agreed to a higher total, in the words of staff; empty if they were asked, or need not agree.
  agreement text not null default '' check (length(agreement) <= 500),
  -- Whether the prices of the order were kept, or computed anew by the price list of that day.
  pricing text not null check (pricing in ('frozen', 'recalculated')),
  -- Lines and free-text lines.
  before jsonb not null,
  after jsonb not null,
  before_cents bigint not null check (before_cents >= 0),
  after_cents bigint not null check (after_cents >= 0),
  answered_at timestamptz,
  answered_by uuid,
  decline_reason text not null default '' check (length(decline_reason) <= 500),
  -- The database's own time of the transaction that changed the order.
  applied_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, made_by) references accounts (tenant_id, id),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'applied') = (applied_at is not null))
);
create index order_edits_order on order_edits (tenant_id, order_id, id);
-- A newer edit replaces one that waits.
create unique index order_edits_waiting on order_edits (tenant_id, order_id) where state = 'waiting';
call protect_by_tenant('order_edits');
revoke update, delete on order_edits from kitwright_app;
grant update (state, answered_at, answered_by, decline_reason, applied_at) on order_edits to kitwright_app;

-- Discounts that staff give are free-text lines below zero.
alter table orders drop constraint orders_fees_cents_check;

-- Whoever answers requests changes the contents of a placed order in the transaction that applies an edit of it, and no other.
create function is_being_edited(wanted uuid) returns boolean language sql stable set search_path = pg_catalog, public as $$
  select exists (
    select from public.order_edits e
    where e.order_id = wanted and e.state = 'applied' and e.applied_at = transaction_timestamp())
$$;
create or replace function guard_line_price() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = 'kitwright_app' and not public.is_being_edited(new.order_id) and (
    new.size is not distinct from old.size
    or not exists (select from public.orders o where o.id = new.order_id and o.status = 'REVIEWING')
  ) then
    raise insufficient_privilege using message = 'permission denied: the price of a placed line changes with its size, or by an edit';
  end if;
  return new;
end $$;
create function guard_line_contents() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = 'kitwright_app' and not public.is_being_edited(old.order_id) then
    raise insufficient_privilege using message = 'permission denied: a placed line changes by an edit of its order';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger guard_line_contents
  before update of fabric, sleeve, version, kit, player_name, qty, base_cents, discounts, price_source, price_reason, priced_by
  on order_lines for each row
  when (current_setting('kitwright.loading', true) is distinct from 'on' or current_user = 'kitwright_app')
  execute function guard_line_contents();
create trigger guard_removed_line before delete on order_lines for each row
  when (current_setting('kitwright.loading', true) is distinct from 'on' or current_user = 'kitwright_app')
  execute function guard_line_contents();
grant delete on order_lines to kitwright_app;
grant update (position, fabric, sleeve, version, kit, player_name, qty, base_cents, discounts, price_source, price_reason, priced_by)
  on order_lines to kitwright_app;
call spare_loading();
