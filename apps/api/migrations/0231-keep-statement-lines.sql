-- Lines of bank statements that became payments, so that the same line is never noted twice.
create table statement_lines (
  tenant_id uuid not null default current_tenant_id() references tenants,
  -- SHA-256 of the line's date, amount and text.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  payment_id uuid not null,
  noted_at timestamptz not null,
  primary key (tenant_id, hash),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id)
);
call protect_by_tenant('statement_lines');
revoke update, delete on statement_lines from kitwright_app;
