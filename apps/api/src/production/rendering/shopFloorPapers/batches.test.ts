import { createDesign } from '@kitwright/design'
import { defaultChart } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import { inEachLanguage } from '@kitwright/words'
import { expect, test } from 'vitest'
import { PackError } from '../../garments/packError.ts'
import { document, line, orderOf, plansOf } from '../../testing/order.ts'
import { cutBatch, floorBatch, techBatch, travellerBatch } from './batches.ts'
import { namesOfFloor, namesOfTechPack, namesOfTraveller } from './paperNames.ts'
import { requireNoDifference } from './requireNoDifference.ts'
import { stylesOf } from './styles.ts'

const shop = {
  name: 'Angkor',
  timeZone: 'Asia/Phnom_Penh',
  card: [],
  fabrics: new Map([['interlock', inEachLanguage({ en: 'Interlock' })]]),
  maker: {
    settings: USUAL_SETTINGS,
    rolls: [],
    printer: null,
    profile: null,
    profiles: [],
    rendering: { intent: 'relative' as const, isBlackScaled: true },
    plotLanguage: 'hpgl' as const,
    pixels: null,
    languages: ['en' as const, 'kh' as const],
  },
}
const head = {
  shop: 'Angkor',
  order: 'AK-000001',
  madeAt: new Date('2026-11-24T08:00:00Z'),
  languages: shop.maker.languages,
  timeZone: 'Asia/Phnom_Penh',
  plotLanguage: 'hpgl' as const,
  settings: USUAL_SETTINGS,
}

test('a cutting batch depends on cut and sizes, never on names', async () => {
  const factsOf = async (...lines: ReturnType<typeof line>[]) => {
    const order = orderOf(...lines)
    const { styles } = stylesOf(order, await plansOf(order), shop)
    return cutBatch(styles[0]!, head)
  }
  const two = [line({ qty: 2 }), line({ number: 9, size: 'S' }), line({ number: 11 })]
  const { facts, names, who, gather } = await factsOf(...two)
  expect(facts).toMatchObject({ style: 'AK-000001-1', name: 'Away', ordered: { M: 3, S: 1 }, garment: 'tshirt' })
  expect(await (await gather({}))()).toEqual(facts)
  expect(names).toEqual(['cut/AK-000001-1.dxf', 'cut/AK-000001-1.plt'])
  expect(who).toEqual({ line: '1', name: 'DARA', number: '7', size: 'M' })
  const others = two.map(each => ({ ...each, player_name: 'Vanna', print_name: 'VANNA', number: 3 }))
  expect((await factsOf(...others)).facts).toEqual(facts)
  expect((await factsOf(...two.slice(1))).facts).not.toEqual(facts)
})

/** Returns the inputs of each batch and of its parts, by name. */
async function factsOf(lines: ReturnType<typeof line>[], { languages, settings }: Partial<typeof head> = {}) {
  const order = orderOf(...lines)
  const { styles, garments } = stylesOf(order, await plansOf(order), shop)
  const viewsOf = async () => ({})
  const told = { ...head, ...(languages && { languages }), ...(settings && { settings }) }
  const { plotLanguage: _, ...paper } = told
  const shown = styles.map(({ lines: __, chart: ___, who: ____, ...style }) => style)
  const floor = { styles: shown, garments, who: styles[0]!.who }
  const { settings: _____, ...floorHead } = paper
  const batches = {
    tech: techBatch(styles[0]!, paper, { viewsOf } as never),
    traveller: travellerBatch(floor, floorHead, viewsOf),
    floor: floorBatch(floor, floorHead),
  }
  const all = Object.entries(batches).flatMap(([name, { facts, parts = [] }]) => [
    [name, JSON.stringify(facts)] as const,
    ...parts.map(part => [part.id, JSON.stringify(part.facts)] as const),
  ])
  return new Map(all)
}

const six = Array.from({ length: 6 }, (_, i) => line({ number: i + 1, print_name: `P${i}` }))
const PARTS = ['en design', 'kh design', 'en tickets 1', 'kh tickets 1', 'en labels 1', 'en labels 2']

async function changedBy(...change: Parameters<typeof factsOf>): Promise<string[]> {
  const [before, after] = [await factsOf(six), await factsOf(...change)]
  return [...after].flatMap(([name, facts]) => (before.get(name) === facts ? [] : [name]))
}

test('a changed player leaves the traveller and the design pages as they are', async () => {
  for (const change of [{ print_name: 'RENAMED' }, { number: 77 }]) {
    const changed = await changedBy(six.with(0, { ...six[0]!, ...change }))
    expect(changed).toEqual(['tech', 'floor', 'en tickets 1', 'kh tickets 1', 'en labels 1', 'kh labels 1'])
  }
  // Only the tech pack's squad list contains it.
  expect(await changedBy(six.with(0, { ...six[0]!, player_name: 'Another' }))).toEqual(['tech'])
})

test('a changed colour, fabric, size, language or profile renews design and floor pages', async () => {
  const { parts } = document
  const base = { ...parts['base']!, fill: { kind: 'solid' as const, colour: '#123456' } }
  const repainted = { document: { ...document, parts: { ...parts, base } } }
  for (const change of [repainted, { fabric: 'mesh' }])
    expect(await changedBy(six.map(each => ({ ...each, ...change })))).toEqual(expect.arrayContaining(PARTS))
  expect(await changedBy(six.with(0, { ...six[0]!, size: 'XL' }))).toEqual(
    expect.arrayContaining(['traveller', ...PARTS.filter(part => !part.endsWith('labels 2'))]),
  )
  expect(await changedBy(six, { languages: ['en'] as never })).toEqual(
    expect.arrayContaining(PARTS.filter(part => part.startsWith('en'))),
  )
  const inks = { spaceHash: 'f'.repeat(64) }
  const settings = { ...USUAL_SETTINGS, inks } as never
  expect(await changedBy(six, { settings })).toEqual(['tech', 'en design', 'kh design'])
})

test('papers are called by what they are, in which language', () => {
  expect(namesOfTechPack('AK-1-1', ['en', 'kh'])).toEqual(['techpack/AK-1-1-en.pdf', 'techpack/AK-1-1-km.pdf'])
  expect(namesOfFloor(['kh', 'en']).filter(name => !name.includes('/km/'))).toEqual([
    'floor/en/tickets.pdf',
    'floor/en/labels.pdf',
    'floor/en/labels-203dpi.zpl',
    'floor/en/labels-300dpi.zpl',
    'floor/en/packing-list.pdf',
  ])
  expect(namesOfFloor(['kh', 'en'])).toHaveLength(10)
  expect(namesOfTraveller(['kh', 'en'])).toEqual(['floor/km/traveller.pdf', 'floor/en/traveller.pdf'])
})

test('a paper that is not as it should stops the pack, and is named', () => {
  expect(() => requireNoDifference('floor/en/tickets.pdf', null)).not.toThrow()
  expect(() => requireNoDifference('floor/en/tickets.pdf', { wanted: '2 p.', found: '1 p.' })).toThrow(
    new PackError('paper', { paper: 'floor/en/tickets.pdf', wanted: '2 p.', found: '1 p.' }),
  )
})

test('a squad’s list shows sleeves only of garments with a choice', async () => {
  const vest = createDesign('sleeveless')
  const order = orderOf(
    line({ sleeve: 'long' }),
    line({ document: vest, document_hash: 'vest', design_name: 'Vest', sleeve: 'long' }),
    line({ player_name: '', print_name: '', number: null, document_hash: 'plain', version: 'goalkeeper' }),
  )
  const { styles, garments } = stylesOf(order, await plansOf(order), shop)
  const lines = styles.flatMap(style => style.lines)
  expect(lines.map(each => [each.line, each.sleeve, each.version, each.printed, each.number])).toEqual([
    [1, 'long', 'player', 'DARA', 7],
    [2, null, 'player', 'DARA', 7],
    [3, 'short', 'goalkeeper', null, null],
  ])
  expect(garments.map(each => [each.style, each.printed, each.number])).toEqual([
    ['AK-000001-1', 'DARA', 7],
    ['AK-000001-2', 'DARA', 7],
    ['AK-000001-3', null, null],
  ])
  expect(styles[0]!.chart).toEqual(defaultChart('TSHIRT'))
})
