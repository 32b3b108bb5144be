-- Weight, composition and care of a fabric. Null, an empty list and an absent treatment say that the shop has not stated
-- them: the fabrics of earlier shops get no values, since nobody knows their cloth but the shop.
create function is_composition(shares jsonb) returns boolean
  language sql immutable parallel safe as $$
    select case when jsonb_typeof(shares) <> 'array' then false else
      jsonb_array_length(shares) <= 5
      and not exists (select from jsonb_array_elements(shares) as s (share)
        where jsonb_typeof(share) <> 'object'
          or coalesce(share ->> 'fibre', '') not in ('polyester', 'cotton', 'elastane', 'polyamide', 'viscose', 'modal',
            'lyocell', 'acrylic', 'wool', 'linen')
          or coalesce(share ->> 'percent', '') !~ '^[1-9][0-9]{0,2}$')
      and (select count(*) = count(distinct share ->> 'fibre') from jsonb_array_elements(shares) as s (share))
      and (shares = '[]' or (select sum((share ->> 'percent')::int) = 100
        from jsonb_array_elements(shares) as s (share)
        where share ->> 'percent' ~ '^[1-9][0-9]{0,2}$')) end
  $$;

-- One symbol at most for each treatment of the care label (ISO 3758).
create function is_care(care jsonb) returns boolean
  language sql immutable parallel safe as $$
    select case when jsonb_typeof(care) <> 'object' then false else
      not exists (select from jsonb_each_text(care) as c (treatment, symbol)
        where symbol is null or not case treatment
          when 'wash' then symbol in ('30', '40', '60', '95', 'hand', 'not')
          when 'bleach' then symbol in ('any', 'oxygen', 'not')
          when 'tumble' then symbol in ('normal', 'low', 'not')
          when 'iron' then symbol in ('110', '150', '200', 'not')
          when 'clean' then symbol in ('p', 'f', 'not')
          else false end) end
  $$;

alter table fabrics
  add column weight_gsm int check (weight_gsm between 40 and 900),
  add column composition jsonb not null default '[]' check (is_composition(composition)),
  add column care jsonb not null default '{}' check (is_care(care));
