-- Invoices, additional invoices and credit notes of orders. An order gets its invoice when it is approved. Whatever changes the amount of an
-- order after that (an edit, a cancellation, taking either back) issues a document over the difference, in the same transaction. So the
-- documents of an order always add up to its total, and to nothing once it is canceled.
create table document_counters (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- Invoices and additional invoices share a series.
  series text not null check (series in ('INV', 'CN')),
  -- Of the shop's time zone.
  year int not null,
  last int not null check (last > 0),
  primary key (tenant_id, series, year)
);
create table order_documents (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  kind text not null check (kind in ('invoice', 'supplement', 'credit_note')),
  number text not null,
  -- Null for an invoice from before there were series: it keeps the number of its order.
  year int,
  count int check (count > 0),
  -- Difference to the amount that was invoiced before: added by an invoice, taken off by a credit note.
  cents bigint not null check (cents >= 0),
  before_cents bigint not null check (before_cents >= 0),
  reason text not null check (reason in ('approved', 'changed', 'canceled', 'restored')),
  issued_at timestamptz not null,
  -- The database's own time of the transaction that issued it, by which an edit finds its document.
  created_at timestamptz not null default transaction_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((year is null) = (count is null)),
  check (kind <> 'credit_note' or cents <= before_cents)
);
create index order_documents_order on order_documents (tenant_id, order_id, id);
create unique index order_documents_number on order_documents (tenant_id, number);
create unique index order_documents_invoice on order_documents (tenant_id, order_id) where kind = 'invoice';

-- The shop's own time zone; that of Cambodia where none, or an unknown one, is set.
create function shop_zone(tenant uuid) returns text
  language plpgsql stable set search_path = pg_catalog, public as $$
declare
  zone text;
begin
  select settings ->> 'timeZone' into zone from public.tenants where id = tenant;
  if zone is null then return 'Asia/Phnom_Penh'; end if;
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'Asia/Phnom_Penh';
end
$$;

-- Numbers a document of an order. The counter's row makes two transactions wait for each other, and one that fails gives its number back: a
-- series has no gaps.
create function issue_document(o orders, kind text, before bigint, after bigint, reason text, at timestamptz) returns void
  language plpgsql set search_path = pg_catalog, public as $$
declare
  wanted_series constant text = case kind when 'credit_note' then 'CN' else 'INV' end;
  issued_year constant int = extract(year from at at time zone public.shop_zone(o.tenant_id));
  taken int;
begin
  insert into public.document_counters as c (tenant_id, series, year, last) values (o.tenant_id, wanted_series, issued_year, 1)
    on conflict (tenant_id, series, year) do update set last = c.last + 1 returning last into taken;
  insert into public.order_documents (tenant_id, order_id, kind, number, year, count, cents, before_cents, reason, issued_at)
    values (o.tenant_id, o.id, kind, format('%s-%s-%s', wanted_series, issued_year, lpad(taken::text, greatest(5, length(taken::text)), '0')),
      issued_year, taken, abs(after - before), before, reason, at);
end
$$;

create function bill_order() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
declare
  owed constant bigint = case when new.status = 'CANCELED' then 0 else new.total_cents end;
  billed bigint;
begin
  select sum(case d.kind when 'credit_note' then -d.cents else d.cents end) into billed
    from public.order_documents d where d.tenant_id = new.tenant_id and d.order_id = new.id;
  if billed is null then
    if new.approved_at is not null and new.status <> 'CANCELED' then
      perform public.issue_document(new, 'invoice', 0, owed, 'approved', new.approved_at);
    end if;
  elsif owed > billed then
    perform public.issue_document(new, 'supplement', billed, owed, case old.status when 'CANCELED' then 'restored' else 'changed' end, now());
  elsif owed < billed then
    perform public.issue_document(new, 'credit_note', billed, owed, case new.status when 'CANCELED' then 'canceled' else 'changed' end, now());
  end if;
  return null;
end
$$;
create trigger bill_changed after update on orders for each row
  when ((old.status, old.total_cents, old.approved_at) is distinct from (new.status, new.total_cents, new.approved_at))
  execute function bill_order();

-- An order that is approved as it is placed, such as one of an accepted quote.
create trigger bill_placed after insert on orders for each row when (new.approved_at is not null) execute function bill_order();

-- The server's role issues documents by changing orders, and in no other way.
create function guard_document() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
begin
  if current_user = 'kitwright_app' and pg_trigger_depth() < 2 then
    raise insufficient_privilege using message = 'permission denied: documents are issued by a change of their order';
  end if;
  return new;
end
$$;
create trigger guard_document before insert on order_documents for each row execute function guard_document();
create trigger guard_counter before insert or update on document_counters for each row execute function guard_document();

-- Orders that were approved before have an invoice already, by the number of the order.
alter table orders no force row level security;
insert into order_documents (tenant_id, order_id, kind, number, cents, before_cents, reason, issued_at)
  select tenant_id, id, 'invoice', number, total_cents, 0, 'approved', approved_at from orders
  where approved_at is not null and status <> 'CANCELED';
alter table orders force row level security;

call protect_by_tenant('document_counters');
call protect_by_tenant('order_documents');
revoke update, delete on order_documents from kitwright_app;
revoke update, delete on document_counters from kitwright_app;
grant update (last) on document_counters to kitwright_app;
call spare_loading();
