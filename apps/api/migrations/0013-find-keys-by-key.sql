-- With two indexes that begin with the tenant, a plan made before there are statistics looked a key up among all of the
-- tenant's of that day, and took the longer the more had been placed. Forgetting old ones once a day can read the table.
drop index idempotency_keys_created_at;
