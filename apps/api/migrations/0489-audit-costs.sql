-- The audit log names changes of suppliers' prices and invoices, without amounts: who reads the log need not see costs.
call audit_changes('supplier_cost_lists', 'catalogue', 'supplier', 'supplier_id', '', 'valid_from', 'changed_by changed_at');
call audit_changes('supplier_invoices', 'money', 'order', 'order_id', '', 'number day', 'noted_by noted_at');
-- Turn and cost of an order are computed from what is audited already.
drop trigger note_audit on orders;
call audit_changes('orders', 'orders', 'order', 'id', 'number',
  'status qty subtotal_cents discount_cents total_cents fees_cents paid_cents supplier promised_on due_on assignee_id credit_days source extras',
  'number_tail phone_tail owner_name assignee_name promised_day due_day is_due_set supplier_id approved_at delivered_at received_at cost_cents cost_state cost_key margin_key turn');
call spare_loading();
