-- How many rows of a kind a tenant has, kept so that nobody counts a hundred thousand of them. Every change adds a line and none
-- changes one: a counter that is changed would make all who order wait for one another. The sum of the lines is the count, in the
-- same snapshot as the rows; tidying adds lines up.
create table tallies (
  tenant_id uuid not null default current_tenant_id(),
  -- `order REVIEWING`, `design waiting`, `customer`.
  what text not null,
  id bigint generated always as identity,
  count int not null,
  primary key (tenant_id, what, id) include (count)
);

alter table accounts no force row level security;
alter table orders no force row level security;
alter table designs no force row level security;
insert into tallies (tenant_id, what, count)
  select tenant_id, 'order ' || status, count(*) from orders group by tenant_id, status
  union all select tenant_id, 'design ' || office_status, count(*) from designs group by tenant_id, office_status
  union all select tenant_id, 'customer', count(*) from accounts where role = 'CUSTOMER' group by tenant_id;
alter table accounts force row level security;
alter table orders force row level security;
alter table designs force row level security;
call protect_by_tenant('tallies');

-- Lines for the rows that came, and for those that went; the trigger's argument says of which table.
create function tally() returns trigger
  language plpgsql as $$
declare
  step int = case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_argv[0] = 'order' then
    insert into tallies (tenant_id, what, count)
      select tenant_id, 'order ' || status, step * count(*) from touched group by tenant_id, status;
  elsif tg_argv[0] = 'design' then
    insert into tallies (tenant_id, what, count)
      select tenant_id, 'design ' || office_status, step * count(*) from touched group by tenant_id, office_status;
  else
    insert into tallies (tenant_id, what, count)
      select tenant_id, 'customer', step * count(*) from touched where role = 'CUSTOMER' group by tenant_id;
  end if;
  return null;
end
$$;
-- Orders come one by one, and are to be quick.
create function tally_order() returns trigger
  language plpgsql as $$
begin
  insert into tallies (tenant_id, what, count) values (new.tenant_id, 'order ' || new.status, 1);
  return null;
end
$$;
create function tally_change() returns trigger
  language plpgsql as $$
begin
  if tg_argv[0] = 'order' then
    insert into tallies (tenant_id, what, count)
      values (old.tenant_id, 'order ' || old.status, -1), (new.tenant_id, 'order ' || new.status, 1);
  elsif tg_argv[0] = 'design' then
    insert into tallies (tenant_id, what, count)
      values (old.tenant_id, 'design ' || old.office_status, -1), (new.tenant_id, 'design ' || new.office_status, 1);
  else
    insert into tallies (tenant_id, what, count) values (new.tenant_id, 'customer', case new.role when 'CUSTOMER' then 1 else -1 end);
  end if;
  return null;
end
$$;

create trigger tally_made after insert on orders for each row execute function tally_order();
create trigger tally_gone after delete on orders referencing old table as touched for each statement execute function tally('order');
create trigger tally_changed after update on orders
  for each row when (old.status <> new.status) execute function tally_change('order');
create trigger tally_made after insert on designs referencing new table as touched for each statement execute function tally('design');
create trigger tally_gone after delete on designs referencing old table as touched for each statement execute function tally('design');
create trigger tally_changed after update on designs
  for each row when (old.office_status <> new.office_status) execute function tally_change('design');
create trigger tally_made after insert on accounts referencing new table as touched for each statement execute function tally('customer');
create trigger tally_gone after delete on accounts referencing old table as touched for each statement execute function tally('customer');
create trigger tally_changed after update of role on accounts
  for each row when ((old.role = 'CUSTOMER') <> (new.role = 'CUSTOMER')) execute function tally_change('customer');
