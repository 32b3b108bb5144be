-- Staff start a quote for a customer, who sees it once it is sent.
alter table customer_quotes no force row level security;
alter table accounts no force row level security;
alter table customer_quotes
  -- The member of staff who started it; null for a quote that the customer asked for.
  add column started_by uuid,
  add foreign key (tenant_id, started_by) references accounts (tenant_id, id);
alter table customer_quotes force row level security;
alter table accounts force row level security;
