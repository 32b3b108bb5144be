import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createDesign, createImageLayer, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { sql } from '../../database/index.ts'
import { fileKey, openFileStore, pressPrefix } from '../../files/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createOperator, type TestOperator, uploadPicture } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
  const { shop } = operator
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update price_rules set minimum_qty = 1`.execute(trx),
  )
})
afterAll(async () => operator.close())

const garment = getGarment('tshirt')
const MAIN = join(import.meta.dirname, '../main.ts')

async function createOrder(lines: object[], withPicture = false) {
  const { shop } = operator
  const buyer = await createBuyer(shop)
  const plain = createDesign('tshirt')
  const text = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
  const fileId = withPicture ? await uploadPicture(shop, buyer.token) : randomUUID()
  const asset = { source: 'file' as const, id: fileId, widthPx: 30, heightPx: 20 }
  const logo = createImageLayer('logo', 'logo', asset, zoneOf(garment, plain.options, 'logo')!)
  const document = { ...plain, layers: [text, ...(withPicture ? [logo] : [])] }
  const designId = await buyer.saveDesign('Away', document)
  const wanted = lines.map(line => ({ ...lineOf(designId), productType: 'TSHIRT', ...line }))
  const { id, number } = await buyer.order({ lines: wanted })
  return { id, number, fileId }
}

async function approve(id: string): Promise<void> {
  const { shop } = operator
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    await sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${id}`.execute(trx)
  })
}

async function readZip(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return found
}

const PLAYERS = [
  { qty: 1, playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { qty: 1, size: 'L' },
]

/** The cutting, sewing and packing papers, in both languages. */
const papersOf = (number: string): string[] => [
  `cut/${number}-1.dxf`,
  `cut/${number}-1.plt`,
  ...['km', 'en'].map(tag => `techpack/${number}-1-${tag}.pdf`),
  'floor/km/traveller.pdf',
  'floor/en/traveller.pdf',
  ...['km', 'en'].flatMap(tag =>
    ['tickets.pdf', 'labels.pdf', 'labels-203dpi.zpl', 'labels-300dpi.zpl', 'packing-list.pdf'].map(
      paper => `floor/${tag}/${paper}`,
    ),
  ),
]

const print = async (number: string, to: string): Promise<Awaited<ReturnType<TestOperator['type']>>> =>
  operator.type(`order print ${number} --shop angkor --to ${to}`)

/** Two garments printed without interruption, for all tests that only inspect the files. */
let printed: ReturnType<typeof printTwo> | undefined
async function printTwo() {
  const { id, number } = await createOrder(PLAYERS)
  const to = join(operator.folder, 'prints')
  const refused = await print(number, to)
  await approve(id)
  return { id, number, refused, path: join(to, `${number}.zip`), ...(await print(number, to)) }
}
const getPrinted = async () => (printed ??= printTwo())

test('an approved order becomes a PDF per garment, papers, and a manifest of all', async () => {
  const { number, refused, path, code, said } = await getPrinted()
  expect(refused).toEqual({
    code: 1,
    said: `The order ${number} is REVIEWING: only what is approved is printed.`,
  })
  expect(code).toBe(0)
  expect(said.split('\n')).toEqual(['1/2  line 1  M  សុខ ដារ៉ា', '2/2  line 2  L', `${path}: 2 garments, 10 pieces.`])
  const files = await readZip(path)
  expect([...files.keys()]).toEqual(['01-001-M-10.pdf', '02-001-L-x.pdf', ...papersOf(number), 'manifest.json'])
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as {
    order: string
    files: { file: string; sha256: string; name: string; revision: number; pieces: { code: string }[] }[]
    papers: { file: string; sha256: string }[]
  }
  expect(manifest).toMatchObject({ order: number, files: { 0: { name: 'សុខ ដារ៉ា', revision: 1 }, length: 2 } })
  expect(manifest.papers.map(({ file }) => file)).toEqual(papersOf(number))
  for (const { file, sha256 } of [...manifest.files, ...manifest.papers])
    expect(createHash('sha256').update(files.get(file)!).digest('hex')).toBe(sha256)
  const codes = manifest.files.flatMap(({ pieces }) => pieces.map(piece => piece.code))
  expect(new Set(codes).size).toBe(10)
  const [dxf, plt, zpl] = papersOf(number)
    .filter(name => !name.endsWith('.pdf'))
    .map(name => files.get(name)!.toString('latin1'))
  // Five pieces in two sizes, once each, and a label for each garment.
  expect(dxf!.match(/INSERT/g)).toHaveLength(10)
  expect(zpl!.match(/\^XA/g)).toHaveLength(2)
  for (const text of [dxf!, plt!, zpl!]) {
    expect(text).toMatch(/^[\r\n\x20-\x7e]*$/)
    expect(text).not.toMatch(/House 12|012 345 678/)
  }
})

test('a killed run resumes where it was, and the ZIP has the same bytes', async () => {
  const { folder, shop, env } = operator
  const { id, number, path } = await getPrinted()
  const prefix = pressPrefix(await shop.tenantId('angkor'))
  const files = openFileStore(env['FILES_URL']!)
  const kept = async () => {
    const found = new Map<string, Date>()
    for await (const { key, writtenAt } of files.list(prefix)) if (key.endsWith('.pdf')) found.set(key, writtenAt)
    return found
  }
  // Garments, which have a facts file beside them. Papers stay in the store.
  for (const key of (await kept()).keys()) {
    const facts = key.replace(/pdf$/, 'json')
    if (await files.has(facts)) await Promise.all([key, facts].map(async each => files.remove(each)))
  }
  const papers = await kept()

  const words = ['order', 'print', number, '--shop', 'angkor', '--to', join(folder, 'killed')]
  const program = spawn(process.execPath, [MAIN, ...words], { env: { ...process.env, ...env } })
  const [first] = (await once(program.stdout, 'data')) as [Buffer]
  expect(String(first)).toMatch(/^1\/2  line 1/)
  program.kill('SIGKILL')
  await once(program, 'exit')
  const before = await kept()
  expect(before.size).toBeGreaterThan(papers.size)
  expect(await readdir(join(folder, 'killed'))).toEqual([])
  // The dead process holds the lease for half a minute.
  expect((await print(number, join(folder, 'killed'))).said).toMatch(/already being made/)
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update packs set held_until = now() where order_id = ${id} and held_until is not null`.execute(trx),
  )
  expect(await print(number, join(folder, 'killed'))).toMatchObject({ code: 0 })
  const after = await kept()
  for (const [key, writtenAt] of before) expect(after.get(key)).toEqual(writtenAt)
  expect(await readFile(join(folder, 'killed', `${number}.zip`))).toEqual(await readFile(path))
})

test('a missing picture file stops it, names its owner, and leaves nothing', async () => {
  const { type, folder, shop, env } = operator
  const { id, number, fileId } = await createOrder(PLAYERS, true)
  await approve(id)
  const to = join(folder, 'lost')
  await openFileStore(env['FILES_URL']!).remove(fileKey(await shop.tenantId('angkor'), fileId))
  const { code, said } = await type(`order print ${number} --shop angkor --to ${to}`)
  expect(code).toBe(1)
  expect(said).toBe(`Line 1, សុខ ដារ៉ា 10, M, front: an image file is missing (${fileId}).`)
  expect(await readdir(to)).toEqual([])
})

test('an order of another shop is none', async () => {
  const { id, number } = await createOrder(PLAYERS)
  await approve(id)
  const shops = (await operator.type('shop list')).said
  const other = /^(?!angkor)([a-z]+)\b/m.exec(shops.split('\n').slice(1).join('\n'))![1]!
  expect(await operator.type(`order print ${number} --shop ${other}`)).toEqual({
    code: 1,
    said: `There is no order ${number}.`,
  })
})
