-- People are looked for by name in either order, with or without spaces (Khmer is written without), and by telephone number
-- in whatever way it was written down: what is compared is kept beside what was typed.
alter table accounts
  add column name_key text generated always as (
    lower(regexp_replace(normalize(first_name || last_name || first_name, NFC), '[\s\u200b-\u200d\ufeff]', '', 'g'))
  ) stored,
  add column phone_key text generated always as (
    regexp_replace(translate(phone, '០១២៣៤៥៦៧៨៩', '0123456789'), '\D', '', 'g')
  ) stored;
