-- Rows that come from another cell have the copied day already.
drop trigger promise_noted on order_shipping;
create trigger promise_noted after insert or update of promised_on on order_shipping
  for each row when (current_setting('kitwright.loading', true) is distinct from 'on') execute function note_promise();
