-- A pack that is interrupted keeps its place: how often it was begun without getting on, what it waits for, and until when it rests.
alter table packs add column tries int not null default 0;
alter table packs add column paused_by text check (paused_by in ('busy', 'restarted', 'files-away', 'failed'));
alter table packs add column paused_until timestamptz;
-- A shop's line: the first of these is made before all others.
create index packs_unfinished on packs (tenant_id, id) where state in ('queued', 'making', 'checking');
