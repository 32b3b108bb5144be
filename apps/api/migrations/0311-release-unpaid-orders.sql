-- When an approved order without any payment is canceled; set when its customer was warned, null without a warning.
alter table orders add column release_on timestamptz;
