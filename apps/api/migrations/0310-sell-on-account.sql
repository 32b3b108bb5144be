-- Customers who may pay on account: within how many days after delivery, and how much they may owe at once.
create table credit_terms (
  tenant_id uuid not null default current_tenant_id() references tenants,
  account_id uuid not null,
  days int not null check (days between 1 and 365),
  limit_cents bigint not null check (limit_cents > 0),
  approved_by uuid not null,
  approved_at timestamptz not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references accounts (tenant_id, id),
  foreign key (tenant_id, approved_by) references accounts (tenant_id, id)
);
create index credit_terms_approver on credit_terms (tenant_id, approved_by);
call protect_by_tenant('credit_terms');

-- The days of an order that was placed on account, as they were then; null for an order by the shop's rule.
alter table orders add column credit_days int check (credit_days between 1 and 365);

-- Nothing of an order on account is due before it has left the shop.
create or replace function unpaid_line(o orders, step int) returns setof unpaid_tallies
  language sql stable as $$
    select o.tenant_id, o.status, case when has_share then (o.paid_cents * 100 / o.total_cents)::int else 0 end,
      case when has_share then (o.total_cents % 100)::int else 0 end, gen_random_uuid(), step, step * o.total_cents, step * o.paid_cents
    from (select order_status_is(o.status, 'at_shop') as has_share) s
    where o.paid_cents < o.total_cents and order_status_is(o.status, 'owing') and not (has_share and o.credit_days is not null)
  $$;
