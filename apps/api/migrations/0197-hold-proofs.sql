-- A proof says whether a process works on it, and why it was interrupted: one that waits tells its place in the shop's queue.
alter table proofs add column held_until timestamptz;
alter table proofs add column paused_by text check (paused_by in ('busy', 'restarted', 'files-away', 'failed'));
create index proofs_unfinished on proofs (tenant_id, id) where state = 'making';
