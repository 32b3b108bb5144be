-- A suspended shop answers nobody; its rows stay as they are.
alter table tenants add column suspended_at timestamptz;

-- An order stays for the books when its customer is erased, without the telephone.
alter table orders drop constraint orders_phone_check;
alter table orders add constraint orders_phone_check check (phone = '' or phone ~ '^\+[1-9][0-9]{7,14}$');

-- What the servers of one database do once among them: when it was last begun and done, and why it failed.
create table upkeep (
  name text primary key,
  begun_at timestamptz not null,
  done_at timestamptz,
  last_error text
);
