-- A shop is in one of several databases (cells), whole, and can be carried to another. `here`: it is worked on in this one. `leaving`: it
-- stands still until `frozen_until`, and goes on here after it, whatever became of who carries it. `left`: it is elsewhere. `arriving`: it is
-- being copied. `sealed`: it is whole, and is worked on here as soon as the other cell says `left`.
alter table tenants
  add column presence text not null default 'here' check (presence in ('here', 'leaving', 'left', 'arriving', 'sealed')),
  add column frozen_until timestamptz;

create function presence_of(tenant uuid) returns text
  language sql stable
  return (select case when presence = 'leaving' and frozen_until < clock_timestamp() then 'here' else presence end
    from public.tenants where id = tenant);

-- Who fills a cell with another's rows sets `kitwright.loading`: what the triggers make of rows comes along with them. A test asks
-- every trigger for it.
create procedure spare_loading()
  language plpgsql as $$
declare
  found record;
  spared constant text := 'current_setting(''kitwright.loading'', true) is distinct from ''on''';
begin
  for found in
    select t.tgname as name, t.tgrelid::regclass as relation, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and pg_get_triggerdef(t.oid) !~ 'kitwright[.]loading'
  loop
    execute format('drop trigger %I on %s', found.name, found.relation);
    if found.definition ~ ' WHEN \(' then
      execute regexp_replace(found.definition, ' WHEN \((.*)\) EXECUTE ', format(' WHEN ((%s) and (\1)) EXECUTE ', spared));
    else
      execute replace(found.definition, ' EXECUTE ', format(' WHEN (%s) EXECUTE ', spared));
    end if;
  end loop;
end
$$;
call spare_loading();
