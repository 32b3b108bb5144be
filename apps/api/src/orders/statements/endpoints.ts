import { type Response_, STATEMENT_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, type Person, ProblemError } from '../../endpoint/index.ts'
import { defineJob, WorkerError, type WorkerPool } from '../../workers/index.ts'
import { orderPrefixOf } from '../record/orderNumber.ts'
import { findOrderToChange } from '../record/store.ts'
import { checkPayment, notePayment } from '../staff/notePayment.ts'
import { type Proposal, proposePayments } from './proposePayments.ts'
import type { Statement } from './readStatement.ts'
import type { StatementToRead } from './statementWorker.ts'
import { findNoted, findOwing, insertNoted } from './store.ts'

type Routes = 'POST /api/office/statements' | 'POST /api/office/statements/payments'
type Answer = Response_<'POST /api/office/statements'>
type NotedLines = Response_<'POST /api/office/statements/payments'>

/** 50,000 lines take a second and 150 MB. */
const read = defineJob<StatementToRead, Statement | null>(new URL('./statementWorker.ts', import.meta.url), {
  limitMs: 8_000,
  limitMb: 600,
})

type UploadExchange = Exchange<'POST /api/office/statements'>

async function readUpload(
  { tenant, person, signal, upload }: UploadExchange,
  workers: Pick<WorkerPool, 'run'>,
): Promise<Statement> {
  const { path, size } = await upload()
  if (size > STATEMENT_LIMITS.bytes) throw new ProblemError('file-too-large')
  const limits = { mostRows: STATEMENT_LIMITS.rows, mostCells: STATEMENT_LIMITS.cells }
  const wanted = { path, prefix: orderPrefixOf(tenant), limits }
  const caller = { tenantId: tenant.id, accountId: person.id, signal }
  const statement = await workers.run(read, wanted, caller).catch((error: unknown) => {
    if (!(error instanceof WorkerError) || error.reason === 'broken') throw error
    throw error.reason === 'ended' ? new ProblemError('not-ready', [], 2) : new ProblemError('statement-too-long')
  })
  if (!statement) throw new ProblemError('statement-too-long')
  if (statement.isUnreadable) throw new ProblemError('statement-unreadable')
  return statement
}

const presentProposal = ({ numbers: _, order, ...line }: Proposal): Answer['proposals'][number] => ({
  ...line,
  order: order && { id: order.id, number: order.number, dueCents: order.dueCents },
})

async function propose(exchange: UploadExchange, workers: Pick<WorkerPool, 'run'>): Promise<Answer> {
  const { lines, skipped } = await readUpload(exchange, workers)
  const numbers = [...new Set(lines.flatMap(line => line.numbers))]
  const known = await exchange.run(async trx => ({
    orders: await findOwing(trx, numbers, exchange.tenant),
    noted: await findNoted(
      trx,
      lines.map(({ hash }) => hash),
    ),
  }))
  const all = proposePayments(lines, known)
  const named = all.filter(({ order }) => order !== null)
  const unknown = all.filter(({ order }) => order === null)
  const shown = [...named.slice(0, STATEMENT_LIMITS.shown), ...unknown.slice(0, STATEMENT_LIMITS.unknownShown)]
  return {
    proposals: shown.map(presentProposal),
    lines: lines.length,
    skipped,
    unknown: unknown.length,
    more: Math.max(0, named.length - STATEMENT_LIMITS.shown),
  }
}

interface LineToNote {
  readonly hash: string
  readonly orderId: string
  readonly cents: number
  readonly note: string
}
type Refusal = NotedLines['refused'][number]

/** Notes one line, in its own step: a line that is refused leaves the others alone. */
async function noteLine(
  trx: Transaction,
  { hash, orderId, cents, note }: LineToNote,
  { person, now }: { readonly person: Person; readonly now: Date },
): Promise<Refusal | null> {
  const order = await findOrderToChange(trx, orderId)
  if (!order) return { hash, number: '', id: 'not-found' }
  const refused = (id: string): Refusal => ({ hash, number: order.number, id })
  if ((await findNoted(trx, [hash])).size > 0) return refused('line-noted')
  try {
    checkPayment(order, cents, person)
  } catch (error) {
    if (error instanceof ProblemError) return refused(error.id)
    throw error
  }
  const { id: paymentId } = await notePayment(trx, { order, cents, method: 'bank', note, by: person.id, now })
  await insertNoted(trx, { hash, paymentId, now })
  return null
}

/** Endpoints with which staff match a bank statement to orders. */
export function createStatementEndpoints(workers: Pick<WorkerPool, 'run'>): Endpoints<Routes> {
  return {
    'POST /api/office/statements': async exchange => ({ value: await propose(exchange, workers) }),
    'POST /api/office/statements/payments': async exchange => {
      const { body, run } = exchange
      return run(async trx => {
        // Two members of staff with the same file: the second waits and is told of each line that it is noted.
        await sql`select pg_advisory_xact_lock(hashtextextended('statements ' || current_tenant_id()::text, 0))`.execute(
          trx,
        )
        const refused: Refusal[] = []
        for (const line of body.lines) {
          const refusal = await noteLine(trx, line, exchange)
          if (refusal) refused.push(refusal)
        }
        return { value: { noted: body.lines.length - refused.length, refused } }
      })
    },
  }
}
