import type { Transaction as KyselyTransaction } from 'kysely'
import type { DB } from '../schema/schema.ts'

/** Query interface of one transaction. */
export type Transaction = KyselyTransaction<DB>
