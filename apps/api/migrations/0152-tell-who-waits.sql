-- Since when a supplier waits for an answer of the shop; null: they do not.
alter table handovers add column asked_at timestamptz;
-- What the last word of an order was, of all shops; of those that are over nobody waits.
alter table handovers no force row level security;
alter table handover_notes no force row level security;
update handovers h set asked_at = last.at from (
  select distinct on (tenant_id, order_id) tenant_id, order_id, supplier_id, kind, by, at from handover_notes
  where kind in ('handed', 'text', 'sent') order by tenant_id, order_id, id desc) last
where last.tenant_id = h.tenant_id and last.order_id = h.order_id and last.supplier_id = h.supplier_id
  and last.kind = 'text' and last.by is null;
alter table handovers force row level security;
alter table handover_notes force row level security;
create index handovers_asked on handovers (tenant_id, order_id) where asked_at is not null;
-- Work in hand, by whose it is: few of all that was ever handed over.
create index handovers_in_hand on handovers (tenant_id, supplier_id, order_id) where state <> 'sent';
create index remakes_unsent on remakes (tenant_id, order_id) where sent_at is null;
create index proofs_changes on proofs (tenant_id, order_id) where state = 'changes';
