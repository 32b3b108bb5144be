-- A remake that is asked for while another pack of its order is made waits for that one's end; it is queued by whoever ends it.
alter table packs drop constraint packs_state_check;
alter table packs add constraint packs_state_check
  check (state in ('waiting', 'queued', 'making', 'checking', 'done', 'stopped', 'canceled'));
-- Asked for twice, a remake waits once.
create unique index packs_waiting on packs (tenant_id, remake_id) where state = 'waiting';
create index packs_in_line on packs (tenant_id, order_id, id) where state = 'waiting';
