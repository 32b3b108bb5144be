-- What tidying looks for: events that were told long ago, sessions that began long ago.
create index events_told on events (tenant_id, told_at) where told_at is not null;
create index sessions_started on sessions (tenant_id, started_at);
