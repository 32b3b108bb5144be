import type { Transaction as KyselyTransaction } from 'kysely'
import type { DB } from '../schema/schema.ts'

/** The queries of one transaction. */
export type Transaction = KyselyTransaction<DB>
