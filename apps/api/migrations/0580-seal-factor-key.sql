-- The key of second factors may be sealed with a key of the configuration, as the row `factor-sealed`. A server that does not
-- know this, of the version before, would make a key of its own and read no second factor: it is refused at its start.
create function refuse_plain_factor_key() returns trigger language plpgsql as $$
begin
  if exists (select from secrets where name = 'factor-sealed') then
    raise exception 'the key of second factors is sealed: this server needs FACTOR_KEY and a version that knows it';
  end if;
  return new;
end
$$;
create trigger refuse_plain_factor_key before insert on secrets for each row when (new.name = 'factor')
  execute function refuse_plain_factor_key();
call spare_loading();
