import { createDesign } from '@kitwright/design'
import { defaultChart } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import { inEachLanguage } from '@kitwright/words'
import { expect, test } from 'vitest'
import { PackError } from '../packError.ts'
import { line, orderOf, plansOf } from '../testing/order.ts'
import { cutBatch } from './batches.ts'
import { namesOfFloor, namesOfTechPack } from './paperNames.ts'
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

test('what a style is cut by depends on its cut and how many of each size there are, and on no name', async () => {
  const factsOf = async (...lines: ReturnType<typeof line>[]) => {
    const order = orderOf(...lines)
    const { styles } = stylesOf(order, await plansOf(order), shop)
    return cutBatch(styles[0]!, head)
  }
  const two = [line({ qty: 2 }), line({ number: 9, size: 'S' }), line({ number: 11 })]
  const { facts, names, who, gather } = await factsOf(...two)
  expect(facts).toMatchObject({ style: 'AK-000001-1', name: 'Away', ordered: { M: 3, S: 1 }, garment: 'tshirt' })
  expect(await (await gather())()).toEqual(facts)
  expect(names).toEqual(['cut/AK-000001-1.dxf', 'cut/AK-000001-1.plt'])
  expect(who).toEqual({ line: '1', name: 'DARA', number: '7', size: 'M' })
  const others = two.map(each => ({ ...each, player_name: 'Vanna', print_name: 'VANNA', number: 3 }))
  expect((await factsOf(...others)).facts).toEqual(facts)
  expect((await factsOf(...two.slice(1))).facts).not.toEqual(facts)
})

test('papers are called by what they are, in which language', () => {
  expect(namesOfTechPack('AK-1-1', ['en', 'kh'])).toEqual(['techpack/AK-1-1-en.pdf', 'techpack/AK-1-1-km.pdf'])
  expect(namesOfFloor(['kh', 'en']).filter(name => !name.includes('/km/'))).toEqual([
    'floor/en/traveller.pdf',
    'floor/en/tickets.pdf',
    'floor/en/labels.pdf',
    'floor/en/labels-203dpi.zpl',
    'floor/en/labels-300dpi.zpl',
    'floor/en/packing-list.pdf',
  ])
  expect(namesOfFloor(['kh', 'en'])).toHaveLength(12)
})

test('a paper that is not as it should stops the pack, and is named', () => {
  expect(() => requireNoDifference('floor/en/tickets.pdf', null)).not.toThrow()
  expect(() => requireNoDifference('floor/en/tickets.pdf', { wanted: '2 p.', found: '1 p.' })).toThrow(
    new PackError('paper', { paper: 'floor/en/tickets.pdf', wanted: '2 p.', found: '1 p.' }),
  )
})

test('a squad’s list says the sleeves of a garment that has a choice of them, and of no other', async () => {
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
