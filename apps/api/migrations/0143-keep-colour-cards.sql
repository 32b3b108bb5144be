-- The threads and inks that a shop works with. Saved as a whole; the row stays when the card is emptied, so that its versions go on.
-- Each save also writes the version into the tenant's settings, and so tells every server that something is shown otherwise.
create table colour_cards (
  tenant_id uuid not null default current_tenant_id() references tenants primary key,
  version int not null check (version >= 1),
  -- As they stand on the card: code, name, hex.
  colours jsonb not null check (jsonb_typeof(colours) = 'array'),
  changed_at timestamptz not null default now()
);

call protect_by_tenant('colour_cards');
