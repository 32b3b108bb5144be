import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../database/index.ts'
import { pressKey, type PressKind } from '../../../files/index.ts'
import { openPressRoom, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

interface PapersInput {
  readonly kept?: Readonly<Record<string, Uint8Array>>
}

/**
 * Six garments: a page of tickets, two parts of labels. Five are alike, so that two are drawn; the papers name each.
 */
const SQUAD = [
  { playerName: '', number: null, size: 'M', qty: 5 },
  { playerName: 'P6', number: 6, size: 'M', printName: 'P6' },
]

async function papersOf(packId: string): Promise<Map<string, string>> {
  const { rows } = await room.inShop(sql`select files from packs where id = ${packId}`)
  const { files } = rows[0] as { files: { name: string; hash: string; kind: PressKind; sha256: string }[] }
  expect(await room.shop.files.find(pressKey(room.tenantId, files[0]!.hash, files[0]!.kind))).toBeDefined()
  return new Map(files.filter(({ name }) => /^(?:floor|techpack)/.test(name)).map(each => [each.name, each.sha256]))
}

test('a corrected name draws the pages anew that tell it, and no others', async () => {
  const { id } = await room.createApproved(SQUAD)
  const first = await room.make(id)
  expect(first).toMatchObject({ state: 'done' })
  const before = await papersOf(first.id)
  await room.byOwner(sql`update order_lines set print_name = 'RENAMED' where order_id = ${id} and number = 6`)
  const kept: string[] = []
  room.asked.length = 0
  room.hand.before = (job, input) => {
    if (job === 'papers') kept.push(...Object.keys((input as PapersInput).kept ?? {}))
    return input
  }
  const again = await room.make(id)
  expect(again).toMatchObject({ state: 'done' })
  // The tech pack and the papers that name players; the traveller is the earlier one.
  expect(room.asked.filter(job => job === 'papers' || job === 'views')).toEqual(['papers', 'papers'])
  const parts = ['design', 'labels 1']
  expect(kept.toSorted()).toEqual(['en', 'kh'].flatMap(language => parts.map(part => `${language} ${part}`)).toSorted())
  const after = await papersOf(again.id)
  const same = [...after].flatMap(([name, sha256]) => (before.get(name) === sha256 ? [name] : []))
  expect(same.filter(name => name.endsWith('traveller.pdf'))).toHaveLength(2)
  expect(same.some(name => /labels|tickets|packing-list|techpack/.test(name))).toBe(false)
})
