-- What orders cost the shop at its suppliers: price lists that are valid from a day on, and invoices of suppliers for orders. The cost
-- of each order is computed by the server and stored for lists and figures; an order whose facts change is marked stale.
create table supplier_cost_lists (
  tenant_id uuid not null default current_tenant_id() references tenants,
  supplier_id uuid not null,
  valid_from date not null,
  -- `costPrices` of the contract.
  prices jsonb not null,
  -- The shop's rate when the list was stored; null for a list in dollars.
  riel_per_dollar int check (riel_per_dollar > 0),
  version int not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id, supplier_id, valid_from),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, changed_by) references accounts (tenant_id, id),
  check ((prices ->> 'currency' = 'KHR') = (riel_per_dollar is not null))
);
create table supplier_invoices (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  -- The supplier's name then: one that is in no list has no id.
  supplier text not null,
  number text not null check (length(number) between 1 and 60),
  day date not null,
  currency text not null check (currency in ('USD', 'KHR')),
  amount bigint not null check (amount between 1 and 4000000000),
  riel_per_dollar int check (riel_per_dollar > 0),
  cents bigint not null check (cents between 0 and 100000000),
  covers text[] not null check (cardinality(covers) > 0),
  note text not null default '',
  file_id uuid,
  noted_by uuid not null,
  noted_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, noted_by) references accounts (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  check ((currency = 'KHR') = (riel_per_dollar is not null))
);
create unique index supplier_invoices_number on supplier_invoices (tenant_id, order_id, supplier, number);
create index supplier_invoices_file on supplier_invoices (tenant_id, file_id) where file_id is not null;
create index supplier_invoices_noted_by on supplier_invoices (tenant_id, noted_by);
create index supplier_cost_lists_changed_by on supplier_cost_lists (tenant_id, changed_by);

-- Sales and costs of an order by product, for figures; an empty product stands for delivery, samples and other lines. No row for a
-- canceled order.
create table order_margins (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  product_type text not null,
  placed_at timestamptz not null,
  qty int not null,
  sales_cents bigint not null,
  cost_cents bigint not null,
  state text not null check (state in ('billed', 'counted', 'estimate', 'incomplete')),
  -- Of the order's rows, the one by which orders are counted.
  is_first boolean not null,
  primary key (tenant_id, order_id, product_type),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
create index order_margins_placed on order_margins (tenant_id, placed_at)
  include (product_type, qty, sales_cents, cost_cents, state, is_first);

alter table orders
  add column cost_cents bigint,
  add column cost_state text check (cost_state in ('billed', 'counted', 'estimate', 'incomplete')),
  -- Sorted by: an order without a cost, or without a margin, comes last.
  add column cost_key bigint not null
    generated always as (case when cost_state <> 'incomplete' and cost_cents is not null then cost_cents else 9007199254740991 end) stored,
  -- Thousandths of the total.
  add column margin_key int not null
    generated always as (case when cost_state <> 'incomplete' and cost_cents is not null and total_cents > 0
      then greatest(-2000000000, floor((total_cents - cost_cents) * 1000.0 / total_cents + 0.5))::int else 2147483647 end) stored;
create index orders_by_cost on orders (tenant_id, status, cost_key, placed_at, id);
create index orders_by_margin on orders (tenant_id, status, margin_key, placed_at, id);

-- Orders of which something that is computed has to be computed anew: whose turn it is, or what it costs. Lines are only added and
-- removed, never changed, so that nobody who changes an order waits for whoever computes.
create table stale_orders (
  tenant_id uuid not null default current_tenant_id(),
  id uuid not null default time_uuid(),
  what text not null check (what in ('turn', 'cost')),
  order_id uuid not null,
  primary key (tenant_id, what, id)
);

-- `tg_argv`: what is stale.
create function mark_own_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id) select new.tenant_id, w, new.id from unnest(tg_argv) w;
  return null;
end
$$;
create function mark_named_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id)
    select coalesce(new.tenant_id, old.tenant_id), w, coalesce(new.order_id, old.order_id) from unnest(tg_argv) w;
  return null;
end
$$;
-- Each order of the changed lines once.
create function mark_touched_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id)
    select l.tenant_id, w, l.order_id from (select distinct tenant_id, order_id from touched) l cross join unnest(tg_argv) w;
  return null;
end
$$;
create function mark_supplied_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id)
    select o.tenant_id, 'cost', o.id from orders o
    where o.tenant_id = coalesce(new.tenant_id, old.tenant_id) and o.supplier_id = coalesce(new.supplier_id, old.supplier_id);
  return null;
end
$$;
create function mark_roll_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id)
    select o.tenant_id, 'cost', o.id from orders o where o.tenant_id = new.tenant_id and o.supplier_id = new.id;
  return null;
end
$$;

create trigger cost_made after insert on orders for each row execute function mark_own_stale('cost');
create trigger cost_changed after update on orders for each row
  when ((old.status, old.total_cents, old.supplier_id, old.supplier, old.approved_at, old.placed_at)
    is distinct from (new.status, new.total_cents, new.supplier_id, new.supplier, new.approved_at, new.placed_at))
  execute function mark_own_stale('cost');
create trigger cost_lines_made after insert on order_lines referencing new table as touched
  for each statement execute function mark_touched_stale('cost');
create trigger cost_lines_changed after update on order_lines referencing new table as touched
  for each statement execute function mark_touched_stale('cost');
create trigger cost_lines_gone after delete on order_lines referencing old table as touched
  for each statement execute function mark_touched_stale('cost');
create trigger cost_laid after update on packs for each row
  when (old.state is distinct from new.state and new.state = 'done') execute function mark_named_stale('cost');
create trigger cost_remade after insert or update or delete on remakes for each row execute function mark_named_stale('cost');
create trigger cost_billed after insert or update or delete on supplier_invoices for each row execute function mark_named_stale('cost');
create trigger cost_listed after insert or update or delete on supplier_cost_lists for each row execute function mark_supplied_stale();
create trigger cost_rolls after update on suppliers for each row
  when ((old.rolls, old.seam_mm) is distinct from (new.rolls, new.seam_mm)) execute function mark_roll_stale();

-- The orders that there are.
alter table orders no force row level security;
insert into stale_orders (tenant_id, what, order_id) select tenant_id, 'cost', id from orders;
alter table orders force row level security;

call protect_by_tenant('supplier_cost_lists');
call protect_by_tenant('supplier_invoices');
call protect_by_tenant('order_margins');
call protect_by_tenant('stale_orders');
call spare_loading();
