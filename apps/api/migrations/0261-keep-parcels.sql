-- What of an order was sent together, and whether it has come.
create table parcels (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  carrier text not null,
  tracking text not null,
  tracking_url text not null check (tracking_url = '' or tracking_url like 'https://%'),
  sent_at timestamptz not null,
  sent_by uuid not null,
  received_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, sent_by) references accounts (tenant_id, id)
);
create index parcels_order on parcels (tenant_id, order_id, id);
call protect_by_tenant('parcels');
revoke delete on parcels from kitwright_app;

create table parcel_lines (
  tenant_id uuid not null default current_tenant_id() references tenants,
  parcel_id uuid not null,
  order_id uuid not null,
  line_id uuid not null,
  qty int not null check (qty > 0),
  primary key (tenant_id, parcel_id, line_id),
  foreign key (tenant_id, parcel_id) references parcels (tenant_id, id),
  foreign key (tenant_id, order_id, line_id) references order_lines (tenant_id, order_id, id)
);
create index parcel_lines_order on parcel_lines (tenant_id, order_id, line_id);
call protect_by_tenant('parcel_lines');
revoke update, delete on parcel_lines from kitwright_app;

-- Pieces that a customer misses or that are wrong, and the shop's answer.
create table claims (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  kind text not null check (kind in ('missing', 'wrong', 'fault')),
  text text not null,
  -- {"lineId", "qty"} of the claimed pieces.
  lines jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'remake', 'refund', 'declined')),
  answer text not null default '',
  refund_cents bigint check (refund_cents > 0),
  sent_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, answered_by) references accounts (tenant_id, id),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state = 'refund') = (refund_cents is not null))
);
create index claims_order on claims (tenant_id, order_id, id);
create index claims_waiting on claims (tenant_id, order_id) where state = 'waiting';
call protect_by_tenant('claims');
revoke delete on claims from kitwright_app;

create table claim_photos (
  tenant_id uuid not null default current_tenant_id() references tenants,
  claim_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, claim_id, file_id),
  foreign key (tenant_id, claim_id) references claims (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index claim_photos_file on claim_photos (tenant_id, file_id);
call protect_by_tenant('claim_photos');
revoke update, delete on claim_photos from kitwright_app;
