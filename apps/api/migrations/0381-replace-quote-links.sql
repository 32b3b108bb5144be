-- A quote's link is replaced by a later one; the earlier ones then say so.
alter table customer_quotes add column link_version int not null default 1 check (link_version between 1 and 1000);
