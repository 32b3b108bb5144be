-- For the work of staff since midnight: the moves of orders, the reviews of designs, the answers to conversations.
create index order_history_by_staff on order_history (tenant_id, at) where actor_role in ('store', 'admin');
create index design_reviews_at on design_reviews (tenant_id, reviewed_at);
create index conversation_messages_replies on conversation_messages (tenant_id, at) where kind = 'reply';
