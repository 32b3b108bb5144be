-- The audit log: what staff changed, written by triggers in the same transaction as the change. Servers may only add and read.
create table audit_entries (
  tenant_id uuid not null default current_tenant_id() references tenants,
  id uuid not null default time_uuid(),
  at timestamptz not null default now(),
  -- One of the staff, whose name is read from the account, so that erasing the account leaves the fact without the name.
  actor_id uuid,
  request_id text,
  area text not null,
  -- What `subject_id` identifies.
  subject text not null,
  subject_id text,
  label text,
  action text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, id)
);
create index audit_entries_at on audit_entries (tenant_id, at, id);
create index audit_entries_actor on audit_entries (tenant_id, actor_id, at, id);
create index audit_entries_area on audit_entries (tenant_id, area, at, id);
create index audit_entries_subject on audit_entries (tenant_id, subject_id, at, id);
call protect_by_tenant('audit_entries');
revoke update, delete, truncate on audit_entries from kitwright_app;

-- Not even the owner changes an entry; erasing a whole shop still deletes its entries.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit log is never changed';
end
$$;
create trigger refuse_audit_change before update on audit_entries for each row execute function refuse_audit_change();

-- Objects are laid out one level deep, as `settings.currency`, so that an entry names only what changed of them. Long values are cut.
create function audit_fields(data jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(name, case when length(value::text) > 2000 then to_jsonb(left(value::text, 2000) || '…') else value end), '{}')
  from (
    select f.key || coalesce('.' || inner_field.key, '') as name, coalesce(inner_field.value, f.value) as value
    from jsonb_each(data) f
    left join lateral jsonb_each(case when jsonb_typeof(f.value) = 'object' then f.value else '{}' end) inner_field on true
  ) flat
  where value <> 'null' and name not like '%.version'
$$;

-- Arguments: area, subject, the subject's column, the label's column, columns whose values are shown, columns left out. Of any
-- other column only the name is kept, so that a new one shows nothing by mistake. `versioned` compares with the row before.
create function note_audit() returns trigger language plpgsql as $$
declare
  shown constant text[] := string_to_array(tg_argv[4], ' ');
  ignored constant text[] := string_to_array(tg_argv[5], ' ') || array['tenant_id', 'updated_at', 'version'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row constant jsonb := coalesce(new_row, old_row);
  of_old jsonb;
  of_new jsonb;
  was jsonb;
  becomes jsonb;
  hidden text[];
begin
  if tg_argv[6] = 'versioned' and tg_op = 'INSERT' then
    execute format('select to_jsonb(p) from %I p where %s and version < $1.version order by version desc limit 1', tg_table_name,
      case when any_row ? tg_argv[2] and tg_argv[2] <> 'version' then format('%I = $1.%I', tg_argv[2], tg_argv[2]) else 'true' end)
      into old_row using new;
  end if;
  select audit_fields(coalesce(jsonb_object_agg(key, value), '{}')) into of_old from jsonb_each(old_row) where key = any (shown);
  select audit_fields(coalesce(jsonb_object_agg(key, value), '{}')) into of_new from jsonb_each(new_row) where key = any (shown);
  was := case when old_row is not null then of_old end;
  becomes := case when new_row is not null then of_new end;
  if old_row is not null and new_row is not null then
    select coalesce(array_agg(n.key), '{}') into hidden from jsonb_each(new_row) n
      where old_row -> n.key is distinct from n.value and n.key <> all (shown) and n.key <> all (ignored);
    select coalesce(jsonb_object_agg(f.key, f.value) filter (where of_new -> f.key is distinct from f.value), '{}')
      into was from jsonb_each(of_old) f;
    select coalesce(jsonb_object_agg(f.key, f.value) filter (where of_old -> f.key is distinct from f.value), '{}')
      into becomes from jsonb_each(of_new) f;
    if was = '{}' and becomes = '{}' and hidden = '{}' then return null; end if;
    select becomes || coalesce(jsonb_object_agg(name, '•••'), '{}') into becomes from unnest(hidden) name;
  end if;
  insert into audit_entries (actor_id, request_id, area, subject, subject_id, label, action, before, after)
    values (current_setting('kitwright.actor', true)::uuid, nullif(current_setting('kitwright.request', true), ''), tg_argv[0],
      tg_argv[1], any_row ->> tg_argv[2], any_row ->> tg_argv[3], lower(tg_op), was, becomes);
  return null;
end
$$;

-- Writes the changes that staff make in a table. Those of customers and of the clock cost the check of one setting.
create procedure audit_changes(target text, area text, subject text, subject_column text, label_column text, shown text,
  ignored text default '', events text default 'insert or update or delete', kind text default '')
  language plpgsql as $$
begin
  execute format(
    'create trigger note_audit after %s on %I for each row when (coalesce(current_setting(''kitwright.actor'', true), '''') <> '''')
      execute function note_audit(%L, %L, %L, %L, %L, %L, %L)',
    events, target, area, subject, subject_column, label_column, shown, ignored, kind);
end
$$;

call audit_changes('accounts', 'people', 'account', 'id', '', 'role is_blocked staff_role_id removed_at',
  'last_seen_at seen_key name_key phone_key full_name');
call audit_changes('staff_roles', 'people', 'role', 'id', 'name', 'name rights');
call audit_changes('sessions', 'people', 'account', 'account_id', '', 'ended_at end_reason', 'last_used_at', 'update');
call audit_changes('supplier_links', 'production', 'supplier', 'supplier_id', '', 'made_at expires_at ended_at', 'opened_at');
call audit_changes('tenants', 'settings', 'shop', 'id', '', 'name settings product_types suspended_at', 'prices_version content_version');
call audit_changes('pages', 'settings', 'page', 'slug', 'slug', 'is_own published_version publish_at');
call audit_changes('page_revisions', 'settings', 'page', 'slug', 'slug', 'version restored_from', '', 'insert');
call audit_changes('review_reasons', 'settings', 'review-reasons', '', '', 'reasons', 'changed_by changed_at');
call audit_changes('saved_replies', 'settings', 'saved-replies', '', '', 'replies', 'changed_by changed_at');
call audit_changes('bakong_tokens', 'settings', 'bakong', '', '', '', 'set_at set_by');
call audit_changes('price_list_versions', 'prices', 'prices', 'version', '', 'list', 'saved_by saved_at', 'insert', 'versioned');
call audit_changes('size_charts', 'catalogue', 'size-chart', 'product_type', 'product_type', 'rows', 'changed_at',
  'insert or update or delete', 'versioned');
call audit_changes('colour_cards', 'catalogue', 'colour-card', '', '', 'colours', 'changed_at');
call audit_changes('fonts', 'catalogue', 'font', 'id', 'family', 'family lang removed_at');
call audit_changes('templates', 'catalogue', 'template', 'id', '', 'names tags is_published position deleted_at', 'name_key');
call audit_changes('suppliers', 'catalogue', 'supplier', 'id', 'name',
  'name language rolls seam_mm hem_mm bleed_mm is_mirrored ended_at pixels pixel_dpi intent is_black_scaled pdf_colours plot_language profile_name');
call audit_changes('printers', 'catalogue', 'printer', 'id', 'name', 'name profile_name');
call audit_changes('orders', 'orders', 'order', 'id', 'number',
  'status qty subtotal_cents discount_cents total_cents fees_cents paid_cents supplier promised_on due_on assignee_id credit_days source extras',
  'number_tail phone_tail owner_name assignee_name promised_day due_day is_due_set supplier_id approved_at delivered_at received_at');
call audit_changes('order_lines', 'orders', 'order', 'order_id', '', 'size sleeve qty unit_cents total_cents number kit price_source', '', 'update');
call audit_changes('order_edits', 'orders', 'order', 'order_id', '', 'state before_cents after_cents pricing agreement', 'before after');
call audit_changes('order_shipping', 'orders', 'order', 'order_id', '', 'promised_on method', 'make_on is_set_by_staff', 'update');
call audit_changes('order_tags', 'orders', 'order', 'order_id', '', 'tag');
call audit_changes('order_notes', 'orders', 'order', 'order_id', '', 'at', '', 'insert');
call audit_changes('order_reminders', 'orders', 'order', 'order_id', '', 'about', '', 'insert');
call audit_changes('claims', 'orders', 'order', 'order_id', '', 'state refund_cents');
call audit_changes('bulk_changes', 'orders', 'bulk', 'id', '', 'kind undone_at');
call audit_changes('customer_quotes', 'orders', 'quote', 'id', 'number', 'state total_cents expires_at is_link_off link_version',
  'changed_at waits_since warned_at active_revision');
call audit_changes('customer_quote_revisions', 'orders', 'quote', 'quote_id', '', 'revision total_cents expires_at', '', 'insert');
call audit_changes('customer_quote_messages', 'orders', 'quote', 'quote_id', '', 'at', '', 'insert');
call audit_changes('quote_requests', 'orders', 'quote-request', 'id', 'number', 'state total_cents expires_at');
call audit_changes('conversations', 'orders', 'conversation', 'id', '', 'state snoozed_until assignee_id',
  'is_unread last_at last_origin last_by last_text waits_since', 'update');
call audit_changes('conversation_messages', 'orders', 'conversation', 'conversation_id', '', 'kind');
call audit_changes('contact_messages', 'orders', 'message', 'id', '', 'answered_at', '', 'update');
call audit_changes('deliveries', 'orders', 'mail', 'id', '', 'kind again_at', 'state attempts tried_at', 'update');
call audit_changes('payments', 'money', 'order', 'order_id', '', 'cents method');
call audit_changes('payment_slips', 'money', 'order', 'order_id', '', 'state');
call audit_changes('order_documents', 'money', 'order', 'order_id', '', 'kind number year cents', '', 'insert');
call audit_changes('credit_terms', 'money', 'account', 'account_id', '', 'days limit_cents', 'approved_by approved_at');
call audit_changes('designs', 'review', 'design', 'id', '', 'status', 'queued_at office_status name_key owner_name', 'update');
call audit_changes('design_reviews', 'review', 'design', 'design_id', '', 'status revision');
call audit_changes('design_proposals', 'review', 'design', 'design_id', '', 'state base_revision', 'document document_hash');
call audit_changes('packs', 'production', 'order', 'order_id', '', 'state effort is_enough printer_name', 'tries problem problem_values');
call audit_changes('pack_fetches', 'exports', 'pack', 'pack_id', '', 'fetched_at', '', 'insert');
call audit_changes('handovers', 'production', 'order', 'order_id', '', 'state supplier_id tracking handed_at');
call audit_changes('handover_notes', 'production', 'order', 'order_id', '', 'kind', '', 'insert');
call audit_changes('proofs', 'production', 'order', 'order_id', '', 'state', 'content marks', 'insert');
call audit_changes('remakes', 'production', 'order', 'order_id', '', 'pieces reason culprit cost_cents');
call audit_changes('parcels', 'production', 'order', 'order_id', '', 'carrier tracking sent_at');
call audit_changes('piece_counts', 'production', 'order', 'order_id', '', 'sign');
call spare_loading();
