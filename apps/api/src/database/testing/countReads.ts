import type { CompiledQuery, QueryExecutor, QueryResult } from 'kysely'
import type { Transaction } from '../transactions/transaction.ts'

interface Plan {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
}
interface ExplainRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }]
}

/**
 * Returns how many pages the statements of `work` read, run under row-level security as on the server. PostgreSQL
 * counts them, so the number is the same on a busy machine. Each statement runs twice.
 */
export async function countReads(trx: Transaction, work: (trx: Transaction) => Promise<unknown>): Promise<number> {
  let pages = 0
  const executor = trx.getExecutor()
  const counting = new Proxy<QueryExecutor>(executor, {
    get(target, name) {
      if (name !== 'executeQuery') {
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      }
      return async (query: CompiledQuery): Promise<QueryResult<unknown>> => {
        const explained = await target.executeQuery<ExplainRow>({
          ...query,
          sql: `explain (analyze, buffers, timing off, format json) ${query.sql}`,
        })
        const { Plan: plan } = explained.rows[0]!['QUERY PLAN'][0]
        pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
        return target.executeQuery(query)
      }
    },
  })
  await work(
    new Proxy(trx, {
      get: (target, name) => (name === 'getExecutor' ? () => counting : (Reflect.get(target, name) as unknown)),
    }),
  )
  return pages
}
