-- Surcharges of an order beside its goods: delivery and faster production.
alter table orders add column fees_cents bigint not null default 0 check (fees_cents >= 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_total check (total_cents = subtotal_cents - discount_cents + fees_cents and total_cents >= 0);

-- Where an order goes, and the day on which it was promised to arrive.
create table order_shipping (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  -- Null for a customer who chose nothing.
  method text check (method in ('courier', 'bus', 'shop')),
  method_cents bigint not null default 0 check (method_cents >= 0),
  -- Code of a province, district or commune in the public gazetteer; empty if none was chosen.
  place text not null default '' check (place ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6})?$'),
  directions text not null default '',
  map_point text not null default '',
  purchase_number text not null default '',
  needed_by date,
  is_rush boolean not null default false,
  rush_cents bigint not null default 0 check (rush_cents >= 0),
  -- The products that were ordered decide the working days from approval until the order is made; frozen with the order.
  lead_days int not null check (lead_days > 0),
  transit_days int not null check (transit_days >= 0),
  -- The expected days of the steps before arrival.
  approve_on date not null,
  start_on date not null,
  make_on date not null,
  first_promised_on date not null,
  promised_on date not null,
  -- Why staff changed the day; empty if the shop's calendar did.
  promise_reason text not null default '' check (length(promise_reason) <= 500),
  -- Whether staff set the day: the calendar then moves it only once it has passed.
  is_set_by_staff boolean not null default false,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
-- The promises that may slip.
create index order_shipping_promised on order_shipping (tenant_id, promised_on);
call protect_by_tenant('order_shipping');
revoke delete on order_shipping from kitwright_app;

-- A customer's addresses, offered at the next checkout.
create table saved_addresses (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  place text not null check (place ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6})?$'),
  address text not null,
  landmark text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  directions text not null,
  map_point text not null,
  saved_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_id, name),
  foreign key (tenant_id, owner_id) references accounts (tenant_id, id) on delete cascade
);
call protect_by_tenant('saved_addresses');
