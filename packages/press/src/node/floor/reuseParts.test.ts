import { expect, test } from 'vitest'
import { type FloorGarment, type FloorOrder, loadPaperTexts, type ReusePart, withoutPlayers } from '../../index.ts'
import { writeLabels, writeTickets, writeTraveller } from '../index.ts'

const say = await loadPaperTexts('kh')

const garments = Array.from({ length: 25 }, (_, i): FloorGarment => ({
  line: i + 1,
  garment: 1,
  style: 'KIT-000042-1',
  size: 'M',
  number: i + 1,
  printed: `PLAYER ${i + 1}`,
  pieces: 10,
}))
const style = { style: 'KIT-000042-1', name: 'Crown', productType: 'SOCCER_KIT', fabrics: ['Interlock'], view: null }
const order: FloorOrder = {
  shop: 'Angkor',
  order: 'KIT-000042',
  approvedAt: new Date('2026-11-25T08:00:00Z'),
  styles: [style],
  garments,
}
const renamed = { ...order, garments: garments.with(12, { ...garments[12]!, printed: 'RENAMED' }) }

test.each(Object.entries({ writeTickets, writeLabels }))(
  '%s makes the same file of kept parts and one redrawn part as anew',
  async (_, write) => {
    const parts = new Map<string, Uint8Array>()
    const keep: ReusePart = (id, draw) => parts.set(id, draw()).get(id)!
    await write(order, say, keep)
    const before = new Map(parts)
    await write(renamed, say, keep)
    const changed = [...parts].flatMap(([id, part]) => (Buffer.from(part).equals(before.get(id)!) ? [] : [id]))
    expect(changed).toEqual([write === writeTickets ? 'tickets 2' : 'labels 3'])
    const reuse: ReusePart = (id, draw) => (changed.includes(id) ? draw() : before.get(id)!)
    const joined = await write(renamed, say, reuse)
    expect(Buffer.from(joined).equals(await write(renamed, say))).toBe(true)
  },
)

test('the traveller of an order without names and numbers is the one with them', async () => {
  const nameless = { ...order, garments: withoutPlayers(garments) }
  expect(Buffer.from(await writeTraveller(nameless, say)).equals(await writeTraveller(order, say))).toBe(true)
})
