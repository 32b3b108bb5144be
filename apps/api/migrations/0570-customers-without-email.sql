-- Customers whom staff add at the counter or on the telephone may have no e-mail address. They cannot sign in, and no mail is
-- written to them, until they give one. A unique constraint takes any number of nulls.
alter table accounts alter column email drop not null;
alter table accounts add constraint accounts_reachable
  check (email is not null or (role = 'CUSTOMER' and phone is not null)) not valid;
alter table accounts validate constraint accounts_reachable;
