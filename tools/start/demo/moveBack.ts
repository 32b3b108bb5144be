import pg from 'pg'

/** Moments and days of what a demo shop did, by table. Sessions, jobs and links keep theirs. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['created_at', 'updated_at', 'email_confirmed_at', 'terms_accepted_at', 'last_seen_at'],
  conversation_messages: ['at'],
  conversations: ['waits_since', 'last_at'],
  contact_messages: ['sent_at', 'answered_at'],
  deliveries: ['made_at', 'tried_at', 'sent_at'],
  design_reviews: ['reviewed_at'],
  design_revisions: ['created_at'],
  designs: ['created_at', 'updated_at', 'sent_at', 'ordered_at'],
  order_edits: ['made_at', 'answered_at'],
  order_history: ['at'],
  order_notes: ['at'],
  order_shipping: ['needed_by', 'approve_on', 'start_on', 'make_on', 'first_promised_on', 'promised_on'],
  orders: [
    'designed_at',
    'placed_at',
    'approved_at',
    'delivered_at',
    'received_at',
    'promised_on',
    'due_on',
    'release_on',
  ],
  payments: ['noted_at'],
  ratings: ['rated_at'],
  suppliers: ['created_at'],
}

/**
 * Lets days pass in one shop: moves back by so many days all that happened in it. Only for a demo shop that nobody else
 * uses.
 */
export async function moveBack(databaseUrl: string, slug: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('kitwright.tenant', id::text, true) from tenants where slug = $1", [slug])
    for (const [table, columns] of Object.entries(MOMENTS)) {
      const set = columns.map(column => `${column} = ${column} - $1::int * interval '1 day'`).join(', ')
      await client.query(`update ${table} set ${set} where tenant_id = current_tenant_id()`, [days])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
