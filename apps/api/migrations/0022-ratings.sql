-- What a customer thinks of a design as it was received. One for each order and design, and it may be changed.
create table ratings (
  tenant_id uuid not null default current_tenant_id() references tenants,
  order_id uuid not null,
  design_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '' check (length(comment) <= 1000),
  rated_at timestamptz not null,
  primary key (tenant_id, order_id, design_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, design_id) references designs (tenant_id, id)
);
call protect_by_tenant('ratings');
revoke delete on ratings from kitwright_app;
create index ratings_design on ratings (tenant_id, design_id, rated_at desc);
create index orders_on_the_way on orders (tenant_id, delivered_at) where status = 'ON_THE_WAY';
