-- Reminders that staff sent about an order: to its customer of a proof, a deposit or a balance, or to its supplier.
create table order_reminders (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  order_id uuid not null,
  about text not null check (about in ('proof', 'deposit', 'balance', 'supplier')),
  by_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, by_id) references accounts (tenant_id, id)
);
create index order_reminders_order on order_reminders (tenant_id, order_id, id);
call protect_by_tenant('order_reminders');
revoke update on order_reminders from kitwright_app;

alter table bulk_changes drop constraint bulk_changes_kind_check;
alter table bulk_changes add constraint bulk_changes_kind_check
  check (kind in ('move', 'assign', 'tag', 'due', 'files', 'handover', 'mail', 'next', 'remind'));

-- A parcel stays, except within the seconds in which its sender takes it back.
grant delete on parcels, parcel_lines to kitwright_app;
create trigger keep_older before delete on parcels
  for each row when (current_user = 'kitwright_app' and old.sent_at <= now() - interval '1 minute') execute function keep_row();

call spare_loading();
