import type { CardColour } from '@kitwright/contract'
import { designColours } from '@kitwright/design'
import { inEachLanguage } from '@kitwright/words'
import { USUAL_SETTINGS } from '@kitwright/press'
import { expect, test } from 'vitest'
import type { LineToSew } from '../../../orders/index.ts'
import { nameOf } from '../printFiles/manifest.ts'
import { document, line, orderOf, plansOf } from '../../testing/order.ts'
import { stylesOf } from './styles.ts'

const interlock = inEachLanguage({ en: 'Interlock' })
const shop = {
  name: 'Angkor',
  timeZone: 'Asia/Phnom_Penh',
  card: [] as CardColour[],
  fabrics: new Map([['interlock', interlock]]),
  maker: {
    settings: USUAL_SETTINGS,
    rolls: [],
    printer: null,
    profile: null,
    profiles: [],
    plotLanguage: 'hpgl' as const,
    rendering: { intent: 'relative' as const, isBlackScaled: true },
    pixels: null,
    languages: ['en' as const],
  },
}
const papersOf = async (...lines: LineToSew[]) => {
  const order = orderOf(...lines)
  return stylesOf(order, await plansOf(order), shop)
}

test('lines of one design and cut are one style, numbered from 1', async () => {
  const home = { design_name: 'Home', document_hash: 'home' }
  const { styles, garments } = await papersOf(line(), line(home), line({ qty: 2, player_name: 'Vanna', number: 9 }))
  expect(styles.map(({ style, name, chartVersion }) => [style, name, chartVersion])).toEqual([
    ['AK-000001-1', 'Away', 3],
    ['AK-000001-2', 'Home', 3],
  ])
  expect(garments.map(each => [each.line, each.garment, each.style, each.number])).toEqual([
    [1, 1, 'AK-000001-1', 7],
    [2, 1, 'AK-000001-2', 7],
    [3, 1, 'AK-000001-1', 9],
    [3, 2, 'AK-000001-1', 9],
  ])
  expect(garments.every(({ pieces }) => pieces > 0)).toBe(true)
})

test('each kit of a design is a style, also where it looks the same', async () => {
  const kits = [{ role: 'away', colours: {}, parts: {} }]
  const both = { ...document, kits }
  const { styles } = await papersOf(line({ document: both }), line({ document: both, kit: 'away' }))
  expect(styles.map(({ kit, lines }) => [kit, lines.length])).toEqual([
    [null, 1],
    ['away', 1],
  ])
})

test('goalkeepers wear the named goalkeeper’s kit, or home without one', async () => {
  const kits = [{ role: 'goalkeeper', colours: {}, parts: {} }]
  const version = 'goalkeeper' as const
  const { styles } = await papersOf(line({ document: { ...document, kits }, version }), line({ version }))
  expect(styles.map(({ kit }) => kit)).toEqual(['goalkeeper', null])
})

test('a squad’s list has a row per line, with sleeves where there is choice', async () => {
  const { styles } = await papersOf(line({ qty: 3 }))
  expect(styles[0]!.lines).toEqual([
    expect.objectContaining({ line: 1, number: 7, printed: 'DARA', name: 'Sok Dara', qty: 3, sleeve: 'short' }),
  ])
})

test('fabrics have the shop’s names, each once, and removed ones their id', async () => {
  const { styles } = await papersOf(line(), line({ number: 8 }), line({ fabric: 'gone' }))
  expect(styles[0]!.fabrics).toEqual([interlock, inEachLanguage({ en: 'gone' })])
})

test('a file name holds line, garment, size, number (or x) and print count', async () => {
  const nobody = { player_name: '', print_name: '', number: null, document_hash: 'plain' }
  const order = orderOf(line({ qty: 2, number: 0 }), line({ size: 'XL', ...nobody }))
  expect((await plansOf(order)).map(nameOf)).toEqual(['01-001-M-0-2pcs.pdf', '02-001-XL-x.pdf'])
})

test('a style lists its colours by the names of the shop’s card', async () => {
  const [worn = ''] = designColours(document)
  const card = [
    { code: 'TX-1', name: 'Own', hex: worn },
    { code: 'TX-2', name: '', hex: worn },
    { code: 'TX-3', name: 'Elsewhere', hex: '#010203' },
  ]
  const order = orderOf(line())
  const plans = await plansOf(order)
  expect(stylesOf(order, plans, { ...shop, card }).styles[0]!.cardCodes).toEqual({ [worn]: 'TX-1 Own' })
  expect(stylesOf(order, plans, shop).styles[0]!.cardCodes).toEqual({})
})
