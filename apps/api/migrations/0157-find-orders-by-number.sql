-- A number is looked for in all statuses. `orders_by_number` begins with the status, so that only PostgreSQL 18 jumps through it;
-- the versions before read all numbers of the shop. The unique key of numbers is in the database's collation, which serves no range here.
create index orders_by_number_alone on orders (tenant_id, number collate "C");
