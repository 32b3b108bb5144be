-- Staff switch the link of a quote off; a new link switches it on again.
alter table customer_quotes add column is_link_off boolean not null default false;
