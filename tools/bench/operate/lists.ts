import { createClient } from '@kitwright/contract'
import { withServer } from '../load/shop.ts'
import type { BenchOptions, Report } from '../report.ts'
import { costRow } from '../report.ts'
import { quantile } from '../statistics.ts'
import { fillShop, sizeOf } from './fill.ts'

const PASSWORD = 'Bench-123-demo'
const TIMES = 100
const ROUNDS = 20

type Ask = (path: string) => Promise<{ ms: number; body: Page }>
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

/** Every list of the office, however it is sorted, narrowed and searched, each as the path of its first page. */
function pathsOf(): Record<string, string> {
  const paths: Record<string, string> = { home: '/api/office/home', messages: '/api/office/messages' }
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

/** How many pages one turns over before the one that is measured. */
const DEEP = 40

async function measure(ask: Ask, paths: Record<string, string>, rounds: number): Promise<Record<string, number[]>> {
  const all: Record<string, number[]> = {}
  for (const [name, first] of Object.entries(paths)) {
    await ask(first)
    all[name] = []
    for (let i = 0; i < rounds; i += 1) all[name].push((await ask(first)).ms)
  }
  for (const [list, sorts] of Object.entries(SORTS))
    for (const sort of ['', ...sorts]) {
      const query = `pageSize=25${sort && `&sort=${sort}`}`
      let at = `/api/office/${list}?${query}`
      for (let i = 0; i < DEEP; i += 1) {
        const { after } = (await ask(at)).body
        if (!after) break
        at = `/api/office/${list}?${query}&after=${after}`
      }
      const name = `${list}.deep.${sort}`
      all[name] = []
      for (let i = 0; i < rounds; i += 1) all[name].push((await ask(at)).ms)
    }
  return all
}

async function signIn(address: string): Promise<Ask> {
  const call = createClient({ baseUrl: address, send: fetch })
  const body = { email: 'admin@angkor.example', password: PASSWORD, clientId: 'office' } as const
  const answer = await call('POST /api/accounts/token', { body })
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.error.id}`)
  const headers = { authorization: `Bearer ${answer.value.access_token}` }
  return async path => {
    const at = performance.now()
    const response = await fetch(address + path, { headers })
    const page = (await response.json()) as Page
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(page)}`)
    return { ms: performance.now() - at, body: page }
  }
}

async function measureAt(times: number, rounds: number): Promise<Record<string, number[]>> {
  process.env.DEMO_PASSWORD = PASSWORD
  return withServer(async (server, databaseUrl) => {
    await fillShop(databaseUrl, 'angkor', sizeOf(times))
    return measure(await signIn(server.address), pathsOf(), rounds)
  })
}

/** Each list of a shop with 100 times the orders, designs and customers, beside the same in a shop with 1,000 orders. */
export async function benchLists(report: Report, { isShort }: BenchOptions): Promise<void> {
  const rounds = isShort ? 3 : ROUNDS
  const small = await measureAt(1, rounds)
  const large = await measureAt(isShort ? 10 : TIMES, rounds)
  for (const [name, ms] of Object.entries(large)) {
    const beside = small[name]!
    report(costRow(`operate.${name}.p50`, 'ms', [quantile(ms, 0.5), quantile(beside, 0.5)]))
    report(costRow(`operate.${name}.p99`, 'ms', [quantile(ms, 0.99), quantile(beside, 0.99)]))
  }
}
