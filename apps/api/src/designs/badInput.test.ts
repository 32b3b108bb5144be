import { randomUUID } from 'node:crypto'
import { createImageLayer, createPatternUse, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { countRows, createDesigner, kit } from './testing/designer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const zone = zoneOf(getGarment('soccer'), kit().options, 'frontText')!
const text = createTextLayer('t', 'frontText', 'ANGKOR', zone)
const image = (source: 'local' | 'file', id: string) =>
  createImageLayer('i', 'logo', { source, id, widthPx: 10, heightPx: 10 }, zone)
const withLayers = (layers: unknown[]): unknown => ({ ...kit(), layers })
const withText = (change: object): unknown => withLayers([{ ...text, ...change }])

const LAID = { widthMm: 90, heightMm: 40, gapXMm: 10, gapYMm: 10, rows: 'brick' }
const CLUB = { kind: 'text', text: 'ខ្លា FC', font: 'teko', weight: 600, isItalic: false }
const MOTIF = 'document.parts.base.pattern.motif'
const withOwn = (motif: object): unknown => {
  const { parts, ...rest } = kit()
  const pattern = { ...createPatternUse('own', '#ffffff'), motif: { ...LAID, ...motif } }
  return { ...rest, parts: { ...parts, base: { ...parts['base'], pattern } } }
}
const SHAPE = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 0, y: 90 },
]
const withMask = (mask: object): unknown => {
  const { parts, ...rest } = kit()
  const outlines = [{ piece: 'front', points: SHAPE }]
  return { ...rest, parts: { ...parts, base: { ...parts['base'], mask: { shows: 'inside', outlines, ...mask } } } }
}
const outlined = (count: number, points: object[] = SHAPE): object => ({
  outlines: Array(count).fill({ piece: 'front', points }),
})
const MASK = 'document.parts.base.mask'
const GOLD = { edges: [{ piece: 'front', edge: 'sideL' }], widthMm: 6, colour: '#d9a63a' }

const DOCUMENTS: [string, unknown, number, string, string][] = [
  ['nothing', null, 422, 'document-invalid', 'document'],
  ['a text', 'design', 422, 'document-invalid', 'document'],
  ['a list', [kit()], 422, 'document-invalid', 'document'],
  ['another format', { ...kit(), format: 'svg' }, 422, 'document-invalid', 'document.format'],
  ['an unknown garment', { ...kit(), garment: 'toga' }, 422, 'document-invalid', 'document.garment'],
  ['an unknown key', { ...kit(), price: 1 }, 422, 'document-invalid', 'document'],
  ['a wrong type', withText({ xMm: '5' }), 422, 'document-invalid', 'document.layers.0.xMm'],
  ['a number that JSON has no word for', withText({ xMm: null }), 422, 'document-invalid', 'document.layers.0.xMm'],
  ['a text of 200 kB', withText({ text: 'x'.repeat(200_000) }), 422, 'document-invalid', 'document.layers.0.text'],
  ['a NUL in a text', withText({ text: 'a\u0000' }), 400, 'invalid-input', 'document.layers.0.text'],
  ['half a surrogate pair', withText({ text: 'a\ud83d' }), 400, 'invalid-input', 'document.layers.0.text'],
  ['10,000 layers', withLayers(Array(10_000).fill({})), 413, 'document-too-large', 'document.layers'],
  [
    'a newer program’s document',
    { ...kit(), migrations: ['0001-fabric-colour-object', '9-x'] },
    422,
    'document-too-new',
    'document.migrations',
  ],
  [
    'a picture of the browser',
    withLayers([image('local', 'a')]),
    422,
    'document-asset-missing',
    'document.layers.0.asset',
  ],
  [
    'a picture nobody has',
    withLayers([text, image('file', randomUUID())]),
    422,
    'document-asset-missing',
    'document.layers.1.asset',
  ],
  [
    'a watermark of a picture nobody has',
    withOwn({ kind: 'picture', asset: { source: 'file', id: randomUUID(), widthPx: 9, heightPx: 9 }, inks: 2 }),
    422,
    'document-asset-missing',
    'document.parts.base.pattern.motif.asset',
  ],
  [
    'a pattern of a motif without a size',
    withOwn({ ...CLUB, widthMm: 0 }),
    422,
    'document-invalid',
    `${MOTIF}.widthMm`,
  ],
  ['a motif in a font of no name', withOwn({ ...CLUB, font: '' }), 422, 'document-invalid', `${MOTIF}.font`],
  [
    'a tape of a hand’s width',
    { ...kit(), piping: [{ ...GOLD, widthMm: 80 }] },
    422,
    'document-invalid',
    'document.piping.0.widthMm',
  ],
  [
    'a piping along nothing',
    { ...kit(), piping: [{ ...GOLD, edges: [] }] },
    422,
    'document-invalid',
    'document.piping.0.edges',
  ],
  [
    'a piping along an edge that there is not',
    { ...kit(), piping: [GOLD, { ...GOLD, edges: [...GOLD.edges, { piece: 'front', edge: 'brim' }] }] },
    422,
    'document-invalid',
    'document.piping.1.edges.1',
  ],
  ['a mask without an outline', withMask(outlined(0)), 422, 'document-invalid', `${MASK}.outlines`],
  ['a mask of a thousand outlines', withMask(outlined(1000)), 422, 'document-invalid', `${MASK}.outlines`],
  [
    'an outline of two points',
    withMask(outlined(1, SHAPE.slice(1))),
    422,
    'document-invalid',
    `${MASK}.outlines.0.points`,
  ],
  [
    'an outline without end',
    withMask(outlined(1, Array(201).fill(SHAPE[0]))),
    422,
    'document-invalid',
    `${MASK}.outlines.0.points`,
  ],
  [
    'an outline a kilometre off',
    withMask(outlined(1, [...SHAPE, { x: 1e6, y: 0 }])),
    422,
    'document-invalid',
    `${MASK}.outlines.0.points.3.x`,
  ],
  [
    'a mask on a piece of another garment',
    withMask({ outlines: [{ piece: 'cape', points: SHAPE }] }),
    422,
    'document-invalid',
    MASK,
  ],
  [
    'a picture with a strange id',
    withLayers([image('file', 'no-uuid')]),
    422,
    'document-asset-missing',
    'document.layers.0.asset',
  ],
]

describe('a document that is wrong changes nothing and is told where:', () => {
  test.each(DOCUMENTS)('%s', async (_, document, status, id, path) => {
    const designer = await createDesigner(shop)
    const made = await designer.design()
    const before = await countRows(shop)
    const body = { id: randomUUID(), name: 'Kit', document }
    const created = await shop.call('POST /api/designs', { token: designer.token, body })
    expect([created.status, created.error?.id, created.error?.fields?.[0]?.path]).toEqual([status, id, path])
    expect(created.error!.message.length).toBeGreaterThan(10)
    const changed = await designer.change(made.id, { document }, '"1"')
    expect([changed.status, changed.error?.id, changed.error?.fields?.[0]?.path]).toEqual([status, id, path])
    expect(await countRows(shop)).toEqual(before)
  })
})

describe('a request that is wrong changes nothing:', () => {
  const send = async (token: string, payload: string | object, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/designs',
      payload,
      headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    })
  const body = (change: object = {}): object => ({ id: randomUUID(), name: 'Kit', document: kit(), ...change })

  test.each<[string, () => string | object, string]>([
    ['no JSON', () => '{', 'bad-request'],
    ['NaN in the JSON', () => '{"id":1,"name":"a","document":{"layers":[NaN]}}', 'bad-request'],
    ['a list', () => [], 'invalid-input'],
    ['null', () => 'null', 'invalid-input'],
    ['an id that is no uuid', () => body({ id: '7' }), 'invalid-input'],
    ['no name', () => body({ name: '  ' }), 'invalid-input'],
    ['a name of a megabyte', () => body({ name: 'x'.repeat(900_000) }), 'invalid-input'],
    ['a name with a NUL', () => body({ name: 'a\u0000b' }), 'invalid-input'],
    ['a name with half a surrogate pair', () => body({ name: 'a\ud800' }), 'invalid-input'],
    ['a key nobody knows', () => body({ status: 'ready' }), 'invalid-input'],
    ['an owner', () => body({ ownerId: randomUUID() }), 'invalid-input'],
    ['more than a megabyte', () => body({ name: 'x'.repeat(1_000_001) }), 'payload-too-large'],
  ])('%s', async (_, payload, id) => {
    const { token } = await createDesigner(shop)
    const before = await countRows(shop)
    for (const language of ['en', 'km']) {
      const answer = await send(token, payload(), { 'accept-language': language })
      expect(answer.json().error.id).toBe(id)
      expect(/[\u1780-\u17ff]/.test(answer.json().error.message)).toBe(language === 'km')
    }
    expect(await countRows(shop)).toEqual(before)
  })

  test('an address that is no uuid is nobody’s', async () => {
    const designer = await createDesigner(shop)
    expect((await designer.get('7')).status).toBe(404)
    expect((await designer.get("' or 1=1 --")).status).toBe(404)
  })
})
