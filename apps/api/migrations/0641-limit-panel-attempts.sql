-- Refused sign-ins to the operator's panel, by network and hour: they limit further attempts, and are forgotten after a week.
create table operator_refusals (
  -- A digest of the network's address.
  network text not null,
  hour timestamptz not null,
  attempts int not null default 1,
  primary key (network, hour)
);
create index operator_refusals_hour on operator_refusals (hour);
revoke all on operator_refusals from kitwright_app;
