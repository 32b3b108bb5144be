-- A design's owner answers a reviewer's comment. The answer is a message to the shop about that design.
-- The owner of the tables checks the new foreign key across all shops.
alter table contact_messages no force row level security;
alter table designs no force row level security;
alter table contact_messages
  add column design_id uuid,
  -- The revision that the owner had when they wrote.
  add column design_revision int check (design_revision > 0),
  add foreign key (tenant_id, design_id) references designs (tenant_id, id) on delete cascade,
  add check ((design_id is null) = (design_revision is null));
alter table contact_messages force row level security;
alter table designs force row level security;
create index contact_messages_design on contact_messages (tenant_id, design_id, sent_at) where design_id is not null;

-- The layer that the reviewer looked at: the studio opens there.
alter table design_reviews add column layer_id text check (length(layer_id) <= 64);
