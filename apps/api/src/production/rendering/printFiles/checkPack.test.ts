import { expect, test } from 'vitest'
import { checkPack } from './checkPack.ts'
import { cutPiecesOf } from '../../garments/orderGarments.ts'
import type { PlanWithFile } from './manifest.ts'
import type { Plan } from './packPlan.ts'
import { line, orderOf, plansOf } from '../../testing/order.ts'

const order = orderOf(line(), line({ qty: 2, number: 9, print_name: 'VANNA' }))
const madeOf = ({ facts, garment }: Plan, at: number, ids = cutPiecesOf(garment).map(({ piece }) => piece.id)) => ({
  bytes: 1,
  sha256: '',
  colours: [],
  isChecked: true,
  pieces: (facts.only ?? ids).map(piece => ({ piece, code: `${at} ${piece}`, findings: [] })),
})
const made: PlanWithFile[] = (await plansOf(order)).map((plan, at) => ({ plan, made: madeOf(plan, at) }))
const [first, second] = made as [PlanWithFile, PlanWithFile]
const once = { ...second, plan: { ...second.plan, garments: second.plan.garments.slice(1) } }
const check = (...all: PlanWithFile[]) => {
  checkPack(order, all)
  return 'whole'
}

test('a pack is whole with every garment, name and piece once', () => {
  expect(second.plan.garments.map(({ line: at, garment }) => [at, garment])).toEqual([
    [2, 1],
    [2, 2],
  ])
  expect(check(first, second)).toBe('whole')
  for (const wrong of [[first], [], [second, first], [first, first], [...made, second], [first, once]])
    expect(() => check(...wrong)).toThrow('roster')
})

test.each([
  [
    'another’s name',
    ({ plan, made: of }: PlanWithFile) => ({
      plan: { ...plan, facts: { ...plan.facts, player: { name: 'X', number: 9 } } },
      made: of,
    }),
  ],
  [
    'another size',
    ({ plan, made: of }: PlanWithFile) => ({
      plan: { ...plan, facts: { ...plan.facts, size: 'XL' as const } },
      made: of,
    }),
  ],
  ['a piece too few', ({ plan, made: of }: PlanWithFile) => ({ plan, made: { ...of, pieces: of.pieces.slice(1) } })],
  ['a piece’s code twice', ({ plan }: PlanWithFile) => ({ plan, made: madeOf(plan, 0) })],
])('a garment with %s stops it, and is named', (_, change) => {
  expect(() => check(first, change(second))).toThrow(/^roster .*"name":"VANNA"/)
})

test('of a remake what it names is asked for, and nothing else', async () => {
  const remake = { place: 1, items: [{ line: 2, garment: 2, pieces: ['back'] }] }
  const [plan] = await plansOf(order, remake)
  expect(plan).toMatchObject({ pieces: 1, facts: { label: { line: 2, garment: 2, remake: 1 } } })
  expect(() => checkPack(order, [{ plan: plan!, made: madeOf(plan!, 0) }], remake)).not.toThrow()
  const front = { ...madeOf(plan!, 0), pieces: [{ piece: 'front', code: 'front', findings: [] }] }
  expect(() => checkPack(order, [{ plan: plan!, made: front }], remake)).toThrow('roster')
  expect(() => checkPack(order, [{ plan: second.plan, made: second.made }], remake)).toThrow('roster')
  expect(() => checkPack(order, made, remake)).toThrow('roster')
})
