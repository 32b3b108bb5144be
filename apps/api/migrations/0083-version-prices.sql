-- Counts the changes of what a shop's list of products is made of, so that every server can keep the list until the next change.
alter table tenants add column prices_version int not null default 0;

create function count_price_change() returns trigger
  language plpgsql as $$
begin
  update tenants set prices_version = prices_version + 1
    where id = coalesce(nullif(current_setting('kitwright.tenant', true), '')::uuid, id);
  return null;
end
$$;
create trigger count_change after insert or update or delete on base_prices for each statement execute function count_price_change();
create trigger count_change after insert or update or delete on fabrics for each statement execute function count_price_change();
create trigger count_change after insert or update or delete on quantity_steps for each statement execute function count_price_change();
