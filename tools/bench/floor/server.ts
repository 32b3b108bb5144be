import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * The lower bound for the server: the same statements on the same PostgreSQL sent by bare fastify and pg, without
 * tenants, row-level security, sign-in, validation, idempotency or an event. A complete server cannot be much faster.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

const SCHEMA = `
  drop schema if exists floor cascade;
  create schema floor;
  create table floor.designs (id uuid primary key, owner_id uuid, name text, revision int);
  create table floor.fabrics (id text primary key, name_en text, name_kh text, position int);
  create table floor.prices (product_type text, fabric text references floor.fabrics, cents int, primary key (product_type, fabric));
  create table floor.orders (id uuid primary key, owner_id uuid, number bigserial, status text, qty int, total_cents bigint,
    address text, phone text, note text, placed_at timestamptz);
  create index on floor.orders (owner_id, placed_at);
  create table floor.lines (id uuid primary key, order_id uuid references floor.orders, position int, design_id uuid
    references floor.designs, design_name text, fabric text, size text, sleeve text, player_name text, number int, qty int,
    unit_cents int, discount_cents int, total_cents int);
  create index on floor.lines (order_id);
  create table floor.history (order_id uuid references floor.orders, status text, at timestamptz, primary key (order_id, at));
`

interface Line {
  designId: string
  fabric: string
  size: string
  sleeve: string
  qty: number
  playerName: string
  number: number
}

const STATEMENTS = {
  designs: 'select id, name, revision from floor.designs where id = any($1::uuid[])',
  prices: 'select product_type, fabric, cents from floor.prices',
  order: `insert into floor.orders (id, owner_id, status, qty, total_cents, address, phone, note, placed_at)
    values ($1, $2, 'REVIEWING', $3, $4, $5, $6, $7, now()) returning number`,
  lines: `insert into floor.lines (id, order_id, position, design_id, design_name, fabric, size, sleeve, player_name, number, qty,
      unit_cents, discount_cents, total_cents)
    select id, $2, position, "designId", name, fabric, size, sleeve, "playerName", number, qty, "unitCents", 0, "totalCents"
    from json_to_recordset($1) as l (id uuid, position int, "designId" uuid, name text, fabric text, size text, sleeve text,
      "playerName" text, number int, qty int, "unitCents" int, "totalCents" int)`,
  history: `insert into floor.history values ($1, 'REVIEWING', now())`,
  list: `select p.product_type, p.fabric, f.name_en, f.name_kh, p.cents from floor.prices p join floor.fabrics f on f.id = p.fabric
    order by f.position`,
} as const

interface Row {
  id: string
  name: string
  fabric: string
  cents: number
  number: number
}

/** Begin, five statements, commit. */
async function place(
  client: pg.PoolClient,
  body: { lines: Line[]; address: string; phone: string; note: string },
): Promise<unknown> {
  const ask = async (name: keyof typeof STATEMENTS, values: unknown[]): Promise<Row[]> =>
    (await client.query<Row>({ name, text: STATEMENTS[name], values })).rows
  await client.query('begin')
  const designs = await ask('designs', [[...new Set(body.lines.map(line => line.designId))]])
  const prices = new Map((await ask('prices', [])).map(row => [row.fabric, row.cents]))
  const names = new Map(designs.map(design => [design.id, design.name]))
  const lines = body.lines.map((line, position) => {
    const unitCents = prices.get(line.fabric) ?? 0
    return {
      ...line,
      id: randomUUID(),
      position,
      name: names.get(line.designId),
      unitCents,
      totalCents: unitCents * line.qty,
    }
  })
  const id = randomUUID()
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const qty = lines.reduce((sum, line) => sum + line.qty, 0)
  const [order] = await ask('order', [id, id, qty, totalCents, body.address, body.phone, body.note])
  await ask('lines', [JSON.stringify(lines), id])
  await ask('history', [id])
  await client.query('commit')
  return { id, number: order?.number, status: 'REVIEWING', qty, totalCents, lines }
}

app.post<{ Body: { lines: Line[]; address: string; phone: string; note: string } }>(
  '/orders',
  async (request, reply) => {
    const client = await pool.connect()
    try {
      return await reply.code(201).send(await place(client, request.body))
    } finally {
      client.release()
    }
  },
)

app.get('/products', async () => ({ items: (await pool.query({ name: 'list', text: STATEMENTS.list })).rows }))

await pool.query(SCHEMA)
await pool.query(
  'insert into floor.fabrics select id, name_en, name_kh, position from json_to_recordset($1) as f (id text, name_en text, name_kh text, position int)',
  [process.env.FLOOR_FABRICS],
)
await pool.query(
  'insert into floor.prices select * from json_to_recordset($1) as p (product_type text, fabric text, cents int)',
  [process.env.FLOOR_PRICES],
)
await pool.query(
  `insert into floor.designs select id::uuid, id::uuid, 'Home kit', 1 from json_array_elements_text($1) as id`,
  [process.env.FLOOR_DESIGNS],
)
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`The floor is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
process.once('SIGTERM', () => void app.close().then(async () => pool.end()))
