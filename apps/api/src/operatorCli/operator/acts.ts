import { sql, type Transaction } from '../../database/index.ts'

/** The actor of what a command did. */
export const BY_COMMAND = 'kit'

export const OPERATOR_ACTS = [
  'suspended',
  'resumed',
  'hosts-changed',
  'erased',
  'signed-in',
  'sign-in-refused',
  'account-added',
  'account-enrolled',
  'account-ended',
] as const
export type OperatorActKind = (typeof OPERATOR_ACTS)[number]

export interface OperatorAct {
  readonly actor: string
  readonly act: OperatorActKind
  readonly shop?: string
  readonly detail?: Readonly<Record<string, unknown>>
}

export interface StoredAct extends Omit<OperatorAct, 'shop' | 'detail'> {
  readonly id: string
  readonly at: Date
  readonly shop: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** Notes what the operator did, in the platform's transaction of the home cell. */
export async function noteAct(trx: Transaction, { actor, act, shop, detail = {} }: OperatorAct): Promise<void> {
  await sql`insert into operator_acts (actor, act, shop, detail)
    values (${actor}, ${act}, ${shop ?? null}, ${JSON.stringify(detail)}::jsonb)`.execute(trx)
}

/** Lists acts, the latest first; of one shop, and before another act, if these are given. */
export async function listActs(
  trx: Transaction,
  { shop, before, limit }: { readonly shop?: string; readonly before?: string; readonly limit: number },
): Promise<StoredAct[]> {
  const { rows } = await sql<StoredAct>`select id, at, actor, act, shop, detail from operator_acts
    where (${shop ?? null}::text is null or shop = ${shop ?? null})
      and (${before ?? null}::uuid is null or (at, id) < (select at, id from operator_acts where id = ${before ?? null}))
    order by at desc, id desc limit ${limit}`.execute(trx)
  return rows
}
