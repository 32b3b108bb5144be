import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'

const PASSWORD = 'walks-through-the-whole-house'
const LINES = [
  { playerName: 'ចាន់ សុភា', number: 7, size: 'L' },
  { playerName: 'Sok Dara', number: 9, size: 'XL' },
  { playerName: 'Vichea Long', number: 1, size: 'M', version: 'goalkeeper' },
]
const DESIGNS = [
  { name: 'River Dragons home', type: 'SOCCER_KIT' },
  { name: 'ក្លិបបាល់ទាត់នាគទន្លេមេគង្គ ខេត្តកំពង់ចាម ឆ្នាំ ២០២៦', type: 'SOCCER_KIT' },
  { name: 'River Dragons travelling polo for the coaches, the physio and the bus driver', type: 'POLO_SHIRT' },
  { name: 'Summer camp', type: 'OVERSIZED_SHIRT' },
] as const

type Body = Record<string, unknown>
export interface TokenPair {
  readonly access_token: string
  readonly refresh_token: string
}
/** The ids of what the pages show. */
export interface DemoShopIds {
  readonly design: string
  readonly waiting: string
  readonly preview: string
  readonly order: string
  readonly moving: string
  /** The order that has a proof. */
  readonly proofed: string
  readonly customer: string
}

/** Returns the same id for the same name, so that creating the shop again changes nothing. */
const idOf = (name: string): string => {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Returns a function that calls the API as a user and throws on a refusal. */
function caller(request: APIRequestContext, token?: string) {
  return async (key: string, data?: unknown, headers: Record<string, string> = {}): Promise<Body> => {
    const [method, path] = key.split(' ') as [string, string]
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await request.fetch(path, { method, data, headers: { ...authorization, ...headers } })
    const text = await answer.text()
    if (!answer.ok()) throw new Error(`${key}: ${answer.status()} ${text}`)
    const value = text === '' ? {} : (JSON.parse(text) as Body)
    return { ...value, etag: answer.headers()['etag'] ?? '' }
  }
}
type Call = ReturnType<typeof caller>

export async function signIn(request: APIRequestContext, email: string, clientId = 'web'): Promise<TokenPair> {
  return (await caller(request)('POST /api/accounts/token', { email, password: PASSWORD, clientId })) as never
}

/** Signs up a new user. */
export async function newcomer(request: APIRequestContext): Promise<TokenPair> {
  const email = `newcomer-${crypto.randomUUID()}@example.com`
  const body = { firstName: 'Sophea', lastName: 'Chan', email, password: PASSWORD, clientId: 'web' }
  return (await caller(request)('POST /api/accounts/register', body)) as never
}

async function makeDesigns(call: Call): Promise<string[]> {
  for (const { name, type } of DESIGNS) {
    const { items } = (await call(`GET /api/templates?type=${type}`)) as { items: { id: string }[] }
    const { document } = await call(
      `GET /api/templates/${items[DESIGNS.findIndex(d => d.name === name) % items.length]!.id}`,
    )
    await call('POST /api/designs', { id: idOf(name), name, document })
  }
  return DESIGNS.map(({ name }) => idOf(name))
}

async function makeSquads(call: Call): Promise<void> {
  for (const [name, count] of [
    ['River Dragons', 14],
    ['ក្រុមយុវជនអាយុក្រោម ១៦ ឆ្នាំ', 3],
  ] as const) {
    const players = Array.from({ length: count }, (_, i) => {
      const { playerName, number, size, version } = LINES[i % LINES.length]!
      const id = idOf(`${name} ${i}`)
      return {
        id,
        name: playerName,
        printName: '',
        number: number + i,
        size,
        version: version ?? 'player',
        sleeve: null,
      }
    })
    await call('POST /api/squads', { id: idOf(name), name, players })
  }
}

async function makeOrder(call: Call, name: string, designIds: readonly string[]): Promise<string> {
  const lines = designIds.flatMap(designId => {
    const productType = DESIGNS.find(design => idOf(design.name) === designId)!.type
    const shared = { designId, productType, fabric: 'interlock', sleeve: 'short' }
    return [
      ...LINES.map(line => ({ ...shared, ...line, printName: '', version: line.version ?? 'player', qty: 1 })),
      { ...shared, size: 'M', qty: 12, playerName: '', printName: '', number: null },
    ]
  })
  const body = {
    lines,
    address: 'ផ្ទះ 12, ផ្លូវ 271, Phnom Penh',
    landmark: 'Near the stadium',
    phone: '012 345 678',
    note: 'Match on Sunday',
  }
  return (await call('POST /api/orders', body, { 'idempotency-key': idOf(name) }))['id'] as string
}

/** Moves an order along a path of states, unless it has already done so. */
async function moveOrder(staff: Call, id: string, path: readonly string[]): Promise<void> {
  const look = async () =>
    (await staff(`GET /api/office/orders/${id}`)) as { status: string; totalCents: number; etag: string }
  const { status, totalCents, etag } = await look()
  if (status !== 'REVIEWING') return
  const paid = { cents: Math.ceil(totalCents / 2), method: 'khqr', note: '' }
  await staff(`POST /api/office/orders/${id}/payments`, paid, { 'if-match': etag })
  const supplier = { supplier: 'Angkor Textiles' }
  await staff(`PUT /api/office/orders/${id}/supplier`, supplier, { 'if-match': (await look()).etag })
  for (const to of path) {
    await staff(
      `POST /api/office/orders/${id}/move`,
      { to, note: 'Half is paid; the rest comes with the delivery.' },
      { 'if-match': (await look()).etag },
    )
  }
}

/** Sends a proof, so that the customer can review it. */
async function sendProof(staff: Call, id: string): Promise<void> {
  const look = async () => (await staff(`GET /api/office/orders/${id}/proof`)) as { proof: { state: string } | null }
  if ((await look()).proof) return
  await staff(`POST /api/office/orders/${id}/proof`)
  while ((await look()).proof?.state === 'making') await new Promise(resolve => setTimeout(resolve, 500))
}

async function review(staff: Call, id: string, status: string, comment: string): Promise<void> {
  const design = await staff(`GET /api/office/designs/${id}`)
  if (design['status'] !== 'reviewing') return
  await staff(`POST /api/office/designs/${id}/review`, { status, comment }, { 'if-match': String(design['etag']) })
}

async function writeMessages(call: Call, staff: Call): Promise<void> {
  const { total } = await staff('GET /api/office/messages')
  if (total !== 0) return
  const message = 'Do you also make kits for a basketball team of twelve? We play in March.'
  await call('POST /api/contact', { contact: '012 345 678', subject: 'Basketball', message })
  await call('POST /api/contact', { contact: 'sophea@example.com', subject: 'សួរអំពីតម្លៃ', message: 'តើអាវ ២០ តម្លៃប៉ុន្មាន?' })
}

/** Creates a shop with data: designs in every state, squads, orders in progress, letters. */
export async function makeShop(request: APIRequestContext): Promise<DemoShopIds> {
  const call = caller(request, (await signIn(request, 'customer@angkor.example')).access_token)
  const staff = caller(request, (await signIn(request, 'admin@angkor.example', 'office')).access_token)
  const [home, away, polo, camp] = (await makeDesigns(call)) as [string, string, string, string]
  await makeSquads(call)
  const order = await makeOrder(call, 'first order', [home])
  const moving = await makeOrder(call, 'second order', [home, away])
  const proofed = await makeOrder(call, 'third order', [away])
  await sendProof(staff, proofed)
  await review(staff, home, 'ready', 'Good to go.')
  await review(staff, polo, 'rejected', 'រូបសញ្ញាមិនច្បាស់ទេ សូមផ្ញើរូបធំជាងនេះ។ The crest is too small to print sharply.')
  await moveOrder(staff, order, ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY'])
  await writeMessages(caller(request), staff)
  const { token } = await call(`POST /api/designs/${home}/preview`)
  const { id: customer } = await call('GET /api/accounts/details')
  return { design: home, waiting: camp, preview: String(token), order, moving, proofed, customer: String(customer) }
}
