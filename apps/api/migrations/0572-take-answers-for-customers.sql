-- Staff write down that a customer accepted a proof at the counter or on the telephone: the conversation says who did.
create or replace function note_proof_answer() returns trigger
  language plpgsql as $$
declare
  owner uuid := owner_of_order(new.tenant_id, new.order_id);
begin
  perform note_in_conversation(new.tenant_id, owner, null, null, new.answered_at, 'proof',
    case when new.answered_by is null or new.answered_by = owner then 'customer' else 'staff' end,
    proof_words(new.answer_text, new.wishes));
  return null;
end
$$;
