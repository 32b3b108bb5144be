import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createBuyer } from '../load/buyer.ts'
import { withServer } from '../load/shop.ts'
import { type BenchOptions, costRow, type Report } from '../report.ts'
import { quantile } from '../statistics.ts'

const LINES = 14
const ROUNDS = 100
const TRIGGER = 'keep_order_terms'

const NAMES = {
  latin: (i: number) => `Player Number ${i}`,
  khmer: (i: number) => `${['សុខ ដារ៉ា', 'ចាន់ បុប្ផា', 'គឹម ពិសិដ្ឋ'][i % 3]!}${'កខគឃង'[i % 5]!}`,
} as const

interface Line {
  readonly number: number
}

/** Compares placing an order of 14 players with and without the trigger that maintains the search index, in turns. */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  await withServer(async (server, databaseUrl) => {
    const buyer = await createBuyer(server.address, { lines: LINES })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const place = async (body: string): Promise<number> => {
      const start = performance.now()
      const response = await fetch(`${server.address}/api/orders`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body,
      })
      await response.arrayBuffer()
      if (response.status !== 201) throw new Error(`Placing an order failed: ${response.status}`)
      return performance.now() - start
    }
    try {
      for (const [script, nameOf] of Object.entries(NAMES)) {
        const body = withNames(buyer.body, nameOf)
        const times: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] }
        for (let round = 0; round <= (isShort ? 20 : ROUNDS); round += 1)
          for (const state of ['enable', 'disable'] as const) {
            await client.query(`alter table order_lines ${state} trigger ${TRIGGER}`)
            // The first one after a change plans its statements again.
            await place(body)
            const ms = await place(body)
            if (round > 0) times[state].push(ms)
          }
        for (const [name, share] of [
          ['least', 0],
          ['p50', 0.5],
        ] as const)
          report(
            costRow(`search.place.${script}.${name}`, 'ms', [
              quantile(times.enable, share),
              quantile(times.disable, share),
            ]),
          )
      }
    } finally {
      await client.query(`alter table order_lines enable trigger ${TRIGGER}`)
      await client.end()
    }
  })
}

function withNames(body: string, nameOf: (i: number) => string): string {
  const order = JSON.parse(body) as { lines: Line[] }
  const lines = order.lines.map(line => ({
    ...line,
    playerName: nameOf(line.number),
    printName: nameOf(line.number + 1),
  }))
  return JSON.stringify({ ...order, lines })
}
