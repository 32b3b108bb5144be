-- Staff who write down that a customer accepted a proof change the row; only making one was in the audit log.
drop trigger note_audit on proofs;
call audit_changes('proofs', 'production', 'order', 'order_id', '', 'state', 'content marks', 'insert or update');
call spare_loading();
