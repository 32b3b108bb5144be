-- Whoever works the queues hears of what somebody waits for at a screen, and need not come to look. Which shop it is of, it sees then.
-- Of nothing else: transactions that notify are committed one after the other in the whole cluster, and orders are not to wait for each other.
create function tell_outbox() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('kitwright_outbox', '');
  return null;
end
$$;
create trigger tell_outbox after insert on outbox
  for each row
  when (new.kind in ('PackAsked', 'ProofAsked') and current_setting('kitwright.loading', true) is distinct from 'on')
  execute function tell_outbox();
