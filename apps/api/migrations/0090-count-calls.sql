-- How often a caller has come within a minute, for the limits that all servers share. It may be lost with a crash, so it is kept
-- out of the log; what is over is tidied away.
create unlogged table call_counts (
  tenant_id uuid not null default current_tenant_id(),
  -- The route, and a hash of who called.
  caller text not null,
  calls int not null default 1,
  resets_at timestamptz not null,
  primary key (tenant_id, caller)
);
call protect_by_tenant('call_counts');
create index call_counts_resets_at on call_counts (tenant_id, resets_at);
