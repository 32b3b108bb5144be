-- Whose turn each order is, as `planNextStep` of the server says. Null until it was computed.
alter table orders add column turn text check (turn in ('shop', 'customer', 'supplier', 'carrier', 'press', 'nobody'));
create index orders_by_turn on orders (tenant_id, turn, placed_at, id) where turn <> 'nobody';

create trigger turn_made after insert on orders for each row execute function mark_own_stale('turn');
create trigger turn_changed after update on orders for each row
  when ((old.status, old.total_cents, old.paid_cents, old.supplier_id, old.supplier, old.credit_days, old.delivered_at, old.received_at)
    is distinct from
      (new.status, new.total_cents, new.paid_cents, new.supplier_id, new.supplier, new.credit_days, new.delivered_at, new.received_at))
  execute function mark_own_stale('turn');
create trigger turn_lines_changed after update on order_lines referencing new table as touched
  for each statement execute function mark_touched_stale('turn');
create trigger turn_lines_gone after delete on order_lines referencing old table as touched
  for each statement execute function mark_touched_stale('turn');
create trigger turn_proof after insert or update or delete on proofs for each row execute function mark_named_stale('turn');
create trigger turn_handover after insert or update or delete on handovers for each row execute function mark_named_stale('turn');
create trigger turn_slip after insert or update or delete on payment_slips for each row execute function mark_named_stale('turn');
create trigger turn_pack_made after insert or delete on packs for each row execute function mark_named_stale('turn');
create trigger turn_pack after update on packs for each row when (old.state is distinct from new.state)
  execute function mark_named_stale('turn');

-- A verdict on a design, or another state of it, concerns the orders that are in review.
create function mark_reviewed_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  design constant uuid = case tg_table_name when 'designs' then to_jsonb(coalesce(new, old)) ->> 'id'
    else to_jsonb(coalesce(new, old)) ->> 'design_id' end;
begin
  insert into stale_orders (tenant_id, what, order_id)
    select o.tenant_id, 'turn', o.id from orders o
    where o.tenant_id = coalesce(new.tenant_id, old.tenant_id) and order_status_is(o.status, 'before_production')
      and o.id in (select order_id from order_lines where tenant_id = o.tenant_id and design_id = design);
  return null;
end
$$;
create trigger turn_reviewed after insert or update or delete on design_reviews for each row execute function mark_reviewed_stale();
create trigger turn_design after update on designs for each row when (old.status is distinct from new.status)
  execute function mark_reviewed_stale();

-- A supplier whom the shop no longer works with gets no files.
create function mark_ended_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stale_orders (tenant_id, what, order_id)
    select o.tenant_id, 'turn', o.id from orders o
    where o.tenant_id = new.tenant_id and o.supplier_id = new.id and order_status_is(o.status, 'live');
  return null;
end
$$;
create trigger turn_supplier after update on suppliers for each row
  when ((old.ended_at is null) is distinct from (new.ended_at is null)) execute function mark_ended_stale();

-- The shop's rules of payment and of proofs decide for all open orders. The operator's changes, which name no tenant, are found by the
-- repair of the night.
create function mark_ruled_stale() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if current_setting('kitwright.tenant', true) = new.id::text then
    insert into stale_orders (tenant_id, what, order_id)
      select o.tenant_id, 'turn', o.id from orders o where o.tenant_id = new.id and o.turn is distinct from 'nobody';
  end if;
  return null;
end
$$;
create trigger turn_rules after update on tenants for each row when (old.settings is distinct from new.settings)
  execute function mark_ruled_stale();

alter table orders no force row level security;
alter table stale_orders no force row level security;
update orders set turn = 'nobody' where status = 'CANCELED' or (status = 'RECEIVED' and paid_cents >= total_cents);
insert into stale_orders (tenant_id, what, order_id) select tenant_id, 'turn', id from orders where turn is null;
alter table stale_orders force row level security;
alter table orders force row level security;
call spare_loading();
