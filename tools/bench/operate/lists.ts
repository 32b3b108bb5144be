import { createClient, FIGURE_PERIODS } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { withServer } from '../load/shop.ts'
import type { BenchOptions, Report } from '../report.ts'
import { costRow } from '../report.ts'
import { quantile } from '../statistics.ts'
import { fillShop, sizeOf } from './fill.ts'
import { type OrderFacts, orderPathsOf } from './orderPaths.ts'
import { benchOthers } from './otherShops.ts'
import { rulePathsOf } from './rulePaths.ts'

const PASSWORD = 'Bench-123-demo'
const TIMES = 100
const ROUNDS = 20

type TimedGet = (path: string) => Promise<{ ms: number; body: Page }>
interface Page {
  readonly after?: string | null
  readonly items?: readonly { readonly id: string; readonly owner?: { readonly id: string } }[]
}

const SORTS = {
  orders: ['number', 'customer', 'pieces', 'total', 'paid', 'status', 'placed'],
  designs: ['name', 'customer', 'status', 'waiting', 'changed'],
  customers: ['name', 'since', 'seen'],
} as const
const SEARCHES = {
  orders: [
    'XY-000123',
    '000123',
    '777',
    'XY-0',
    'Sokha',
    'a',
    'បុប្ផា',
    'Dara Keo 40',
    'buyer17@example.com',
    '017 919 123',
    '345',
    'nobody of this name',
  ],
  designs: ['Home kit 12', 'kit', 'ហាត់', '123', 'nothing like it'],
  customers: ['Sokha', 'a', 'ចាន់', 'buyer17@', '010 079 19', '791', 'nobody of this name'],
} as const
const STATUSES = {
  orders: ['REVIEWING', 'APPROVED', 'RECEIVED', 'deposit-due', 'balance-due'],
  designs: ['waiting', 'saved', 'ready', 'rejected'],
} as const

const today = (): string => dayIn(new Date(), DEFAULT_TIME_ZONE)

/** Returns the first page of the office and its figures of each period. */
const beginningPaths = (): Record<string, string> => ({
  today: '/api/office/today',
  debts: '/api/office/debts',
  'debts.by.oldest': '/api/office/debts?sort=oldest',
  ...Object.fromEntries(
    FIGURE_PERIODS.map(days => [
      `figures.${days}`,
      `/api/office/figures?from=${dayAfter(today(), 1 - days)}&to=${today()}`,
    ]),
  ),
})

/** Returns every list of the office in each sorting, filter and search, as the path of its first page. */
function pathsOf(): Record<string, string> {
  const paths: Record<string, string> = {
    home: '/api/office/home',
    messages: '/api/office/messages',
    ...beginningPaths(),
  }
  const add = (list: string, name: string, query: Record<string, string>): void => {
    paths[`${list}${name}`] = `/api/office/${list}?${new URLSearchParams({ pageSize: '25', ...query }).toString()}`
  }
  for (const [list, sorts] of Object.entries(SORTS)) {
    add(list, '', {})
    for (const sort of sorts) for (const way of ['', '-']) add(list, `.by.${way}${sort}`, { sort: way + sort })
  }
  for (const [list, searches] of Object.entries(SEARCHES))
    for (const search of searches) add(list, `.find.${search}`, { search })
  for (const [list, statuses] of Object.entries(STATUSES)) {
    for (const status of statuses) {
      add(list, `.of.${status}`, { status })
      add(list, `.of.${status}.by.name`, { status, sort: 'customer' })
      add(list, `.of.${status}.find`, { status, search: 'Sokha' })
    }
  }
  return paths
}

/** Number of pages skipped before the measured one. */
const DEEP = 40

/** Returns the path of a page far down a list, reached by its cursors. */
async function deepPath(ask: TimedGet, list: string, sort: string): Promise<string> {
  const query = `/api/office/${list}?pageSize=25${sort && `&sort=${sort}`}`
  let path = query
  for (let i = 0; i < DEEP; i += 1) {
    const { after } = (await ask(path)).body
    if (!after) break
    path = `${query}&after=${after}`
  }
  return path
}

async function allPaths(ask: TimedGet): Promise<Record<string, string>> {
  const facts = (await ask('/api/office/desk')).body as unknown as Omit<OrderFacts, 'today'>
  const { items: orders = [] } = (await ask('/api/office/orders?pageSize=1')).body
  const { rules } = (await ask('/api/office/rules')).body as unknown as { rules: readonly { readonly id: string }[] }
  const rulePaths = rulePathsOf({ orderId: orders[0]!.id, ruleId: rules.at(-1)!.id, today: today() })
  const paths = { ...pathsOf(), ...rulePaths, ...orderPathsOf({ ...facts, today: today() }) }
  for (const [list, sorts] of Object.entries(SORTS))
    for (const sort of ['', ...sorts]) paths[`${list}.deep.${sort}`] = await deepPath(ask, list, sort)
  return paths
}

/** Sends requests as an administrator, who signs in again when the token has expired. */
async function signIn(address: string): Promise<TimedGet> {
  const call = createClient({ baseUrl: address, send: fetch })
  const takeToken = async (): Promise<string> => {
    const body = { email: 'admin@angkor.example', password: PASSWORD, clientId: 'office' } as const
    const answer = await call('POST /api/accounts/token', { body })
    if (!answer.ok) throw new Error(`Signing in failed: ${answer.error.id}`)
    return answer.value.access_token
  }
  let token = await takeToken()
  return async function ask(path) {
    const at = performance.now()
    const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
    const page = (await response.json()) as Page
    if (response.status === 401) {
      token = await takeToken()
      return ask(path)
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(page)}`)
    return { ms: performance.now() - at, body: page }
  }
}

/** Runs a server of this size until the work ends. */
async function withSize(times: number, work: (ask: TimedGet, address: string) => Promise<void>): Promise<void> {
  const filled = async (server: { readonly address: string }, databaseUrl: string): Promise<void> => {
    await fillShop(databaseUrl, 'angkor', sizeOf(times))
    await work(await signIn(server.address), server.address)
  }
  await withServer(filled, { DEMO_PASSWORD: PASSWORD })
}

type Times = readonly [large: readonly number[], small: readonly number[]]

/** Requests both paths equally often, in turns, and counts the rows of each. */
async function takeTurns(asks: readonly [TimedGet, TimedGet], paths: readonly [string, string], rounds: number) {
  const ms: [number[], number[]] = [[], []]
  const rows: [number, number] = [0, 0]
  for (let i = 0; i <= rounds; i += 1)
    for (const at of [0, 1] as const) {
      const answer = await asks[at](paths[at])
      rows[at] = answer.body.items?.length ?? 0
      // The first request plans its statements.
      if (i > 0) ms[at].push(answer.ms)
    }
  return { ms, rows }
}

/**
 * Returns the time of the small shop's list: where it shows fewer rows than the large one's, the time of a whole page,
 * if that is longer.
 */
const beside = ([large, small]: Times, whole: readonly number[] | undefined, share: number): [number, number] => [
  quantile(large, share),
  Math.max(quantile(small, share), whole ? quantile(whole, share) : 0),
]

/**
 * Compares each list of a shop with 100 times the orders, designs and customers with a shop of 1,000 orders, in turns.
 */
export async function benchLists(report: Report, { isShort }: BenchOptions): Promise<void> {
  const rounds = isShort ? 5 : ROUNDS
  await withSize(1, async small =>
    withSize(isShort ? 10 : TIMES, async (large, address) => {
      const smallPaths = await allPaths(small)
      const took: { path: string; ms: number }[] = []
      const wholes = new Map<string, readonly number[]>()
      for (const [name, path] of Object.entries(await allPaths(large))) {
        const { ms, rows } = await takeTurns([large, small], [path, smallPaths[name]!], rounds)
        const [list = ''] = name.split('.')
        if (name === list) wholes.set(list, ms[1])
        const whole = rows[1] < rows[0] ? wholes.get(list) : undefined
        report(costRow(`operate.${name}.least`, 'ms', beside(ms, whole, 0)))
        report(costRow(`operate.${name}.p50`, 'ms', beside(ms, whole, 0.5)))
        report(costRow(`operate.${name}.p99`, 'ms', beside(ms, whole, 0.99)))
        took.push({ path, ms: quantile(ms[0], 0.5) })
      }
      const paths = took.toSorted((a, b) => b.ms - a.ms).map(({ path }) => path)
      await benchOthers(report, { address, paths, ask: large })
    }),
  )
}
