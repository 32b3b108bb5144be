call audit_changes('rules', 'settings', 'rule', 'id', '', 'name is_on content removed_at', 'packaged version active_from changed_by changed_at');
call audit_changes('rule_texts', 'settings', 'rule-texts', '', '', 'texts', 'version changed_by changed_at');
call audit_changes('tasks', 'orders', 'task', 'id', '', 'title order_id due_on account_id role done_at', 'firing_id made_by made_at done_by');
-- The time of a status follows from the status.
drop trigger note_audit on orders;
call audit_changes('orders', 'orders', 'order', 'id', 'number',
  'status qty subtotal_cents discount_cents total_cents fees_cents paid_cents supplier promised_on due_on assignee_id credit_days source extras',
  'number_tail phone_tail owner_name assignee_name promised_day due_day is_due_set supplier_id approved_at delivered_at received_at cost_cents cost_state cost_key margin_key turn status_since');
call spare_loading();
