-- How many orders are not wholly paid, and how much money that is, kept so that nobody adds up twenty thousand of them. What of an order is due
-- is a share that the shop's rule names, rounded up to a cent, and the rule may change any day: so orders stand together that every rule treats
-- alike, those of one status, of which as many whole percent are paid and whose totals have as many cents beyond whole dollars. Lines are added, and
-- never changed, for the reason that `tallies` has.
create table unpaid_tallies (
  tenant_id uuid not null default current_tenant_id(),
  status text not null,
  -- 0, as the next, where the whole is due whatever the rule.
  paid_percent int not null,
  odd_cents int not null,
  id uuid not null default gen_random_uuid(),
  orders int not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  primary key (tenant_id, status, paid_percent, odd_cents, id) include (orders, total_cents, paid_cents)
);

-- Of an order, or of none, where it is wholly paid or its customer's turn has not come; a step of -1 takes it back.
create function unpaid_line(o orders, step int) returns setof unpaid_tallies
  language sql stable as $$
    select o.tenant_id, o.status, case when has_share then (o.paid_cents * 100 / o.total_cents)::int else 0 end,
      case when has_share then (o.total_cents % 100)::int else 0 end, gen_random_uuid(), step, step * o.total_cents, step * o.paid_cents
    from (select o.status in ('APPROVED', 'COMPLETED') as has_share) s
    where o.paid_cents < o.total_cents and o.status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')
  $$;

alter table orders no force row level security;
insert into unpaid_tallies
  select tenant_id, status, paid_percent, odd_cents, gen_random_uuid(), sum(n), sum(total), sum(paid)
  from (select l.tenant_id, l.status, paid_percent, odd_cents, l.orders as n, l.total_cents as total, l.paid_cents as paid
    from orders o cross join lateral unpaid_line(o, 1) l) l
  group by tenant_id, status, paid_percent, odd_cents;
alter table orders force row level security;
call protect_by_tenant('unpaid_tallies');

create function tally_unpaid() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into unpaid_tallies select * from unpaid_line(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into unpaid_tallies select * from unpaid_line(new, 1);
  end if;
  return null;
end
$$;
create trigger tally_unpaid_made after insert on orders for each row
  when (new.paid_cents < new.total_cents and new.status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')) execute function tally_unpaid();
create trigger tally_unpaid_gone after delete on orders for each row
  when (old.paid_cents < old.total_cents and old.status in ('APPROVED', 'COMPLETED', 'ON_THE_WAY', 'RECEIVED')) execute function tally_unpaid();
create trigger tally_unpaid_changed after update on orders for each row
  when ((old.status, old.paid_cents, old.total_cents) is distinct from (new.status, new.paid_cents, new.total_cents)) execute function tally_unpaid();
call spare_loading();

-- With what orders are narrowed to beside the owner: those of all people of a name are then found without reading them.
drop index orders_owner;
create index orders_owner on orders (tenant_id, owner_id, placed_at desc, id) include (status, total_cents, paid_cents);
