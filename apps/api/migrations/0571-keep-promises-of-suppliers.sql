-- The day on which a supplier says that an order will be ready.
alter table handovers add column ready_on date;
drop trigger note_audit on handovers;
call audit_changes('handovers', 'production', 'order', 'order_id', '', 'state supplier_id tracking handed_at ready_on');
call spare_loading();
