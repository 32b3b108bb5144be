-- When its owner asked the shop to look at the design; null again once the shop has said what it thinks. A design with an order
-- under way waits without being sent.
alter table designs add column sent_at timestamptz;
