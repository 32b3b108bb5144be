-- Whoever works the queues hears that something is to be handed on, and need not come to look. Which queue, and of which shop, it sees then.
create function tell_outbox() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('kitwright_outbox', '');
  return null;
end
$$;
create trigger tell_outbox after insert on outbox for each statement execute function tell_outbox();
