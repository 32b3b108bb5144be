import { createDesign, createTextLayer } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { longNames } from './longNames.ts'

async function designed() {
  const garment = await loadGarment('soccer')
  const plain = createDesign('soccer')
  const zone = zoneOf(garment, plain.options, 'playerName')!
  return { ...plain, layers: [createTextLayer('name', 'playerName', 'NAME', zone)] }
}

test('names that no size of letters gets on to the back are told as the press tells them', async () => {
  const design = await designed()
  const [long, khmer] = ['W'.repeat(30), 'ស្រីពេជ្រ'.repeat(4)]
  // What may be set in two lines has room.
  const told = await longNames(design, ['DARA', long, khmer, ''])
  expect(told).toEqual([expect.stringContaining(long)])
  // A design without names has nothing that could be too long.
  expect(await longNames({ ...design, layers: [] }, [long])).toEqual([])
})
