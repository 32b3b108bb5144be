import { sql, type Transaction } from '../../database/index.ts'

export interface BakongToken {
  readonly token: string
  /** Payments that Bakong confirms are noted by this account. */
  readonly set_by: string
  readonly set_at: Date
}

export async function findBakongToken(trx: Transaction): Promise<BakongToken | undefined> {
  const { rows } = await sql<BakongToken>`select token, set_by, set_at from bakong_tokens`.execute(trx)
  return rows[0]
}

/** Stores the shop's token in place of an earlier one; null removes it. */
export async function writeBakongToken(
  trx: Transaction,
  { token, by, now }: { readonly token: string | null; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`delete from bakong_tokens where tenant_id = current_tenant_id()`.execute(trx)
  if (token !== null)
    await sql`insert into bakong_tokens (token, set_by, set_at) values (${token}, ${by}, ${now})`.execute(trx)
}

/** Returns whether a code is a payment already. */
export async function isCodeNoted(trx: Transaction, md5: string): Promise<boolean> {
  const { rows } = await sql`select from bakong_payments where md5 = ${md5}`.execute(trx)
  return rows.length > 0
}

/** Records that a code became a payment. The primary key refuses a second time, which locked orders prevent. */
export async function insertNotedCode(
  trx: Transaction,
  { md5, paymentId, now }: { readonly md5: string; readonly paymentId: string; readonly now: Date },
): Promise<void> {
  await sql`insert into bakong_payments (md5, payment_id, noted_at) values (${md5}, ${paymentId}, ${now})`.execute(trx)
}
