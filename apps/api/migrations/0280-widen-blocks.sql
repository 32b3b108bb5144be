-- A hero has a line above its title, a second button and the shop's figures; a contact block has a title, an address, links and a place.
-- Revisions saved before have none of them. Of all shops:
alter table page_revisions no force row level security;
update page_revisions set content = jsonb_set(content, '{blocks}', (
  select coalesce(jsonb_agg(
    case block ->> 'kind'
      when 'hero' then '{"kicker": {}, "secondButton": null, "hasFacts": false}'::jsonb || block
      when 'contact' then '{"title": {}, "address": {}, "links": [], "place": null}'::jsonb || block
      else block
    end order by place), '[]'::jsonb)
  from jsonb_array_elements(content -> 'blocks') with ordinality as blocks (block, place)))
where content @? '$.blocks[*] ? (@.kind == "hero" || @.kind == "contact")';
alter table page_revisions force row level security;
