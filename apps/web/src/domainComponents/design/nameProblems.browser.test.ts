import { createDesign, createTextLayer } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { nameProblems } from './nameProblems.ts'

async function designed() {
  const garment = await loadGarment('soccer')
  const plain = createDesign('soccer')
  const zone = zoneOf(garment, plain.options, 'playerName')!
  return { ...plain, layers: [createTextLayer('name', 'playerName', 'NAME', zone)] }
}

test('names too wide for the back are told as the press tells them', async () => {
  const design = await designed()
  const [long, khmer] = ['W'.repeat(30), 'ស្រីពេជ្រ'.repeat(4)]
  // A name that may be set in two lines fits.
  const { long: told } = await nameProblems(design, ['DARA', long, khmer, ''])
  expect(told).toEqual([expect.stringContaining(long)])
  // A design without names cannot have names that are too long.
  expect((await nameProblems({ ...design, layers: [] }, [long])).long).toEqual([])
})

test('letters of a fallback font, and missing ones, are told with the name', async () => {
  const design = await designed()
  const layers = design.layers.map(layer => ({ ...layer, font: 'graduate', weight: 400 }))
  expect(await nameProblems({ ...design, layers }, ['DARA', 'Žižić', 'ដារ៉ា', 'שלום'])).toEqual({
    long: [],
    lost: [{ name: 'שלום', letters: ['ש', 'ל', 'ו', 'ם'] }],
    borrowed: [{ name: 'Žižić', letters: ['Ž', 'ž', 'ć'] }],
  })
  // Teko's maker drew them.
  const inTeko = layers.map(layer => ({ ...layer, font: 'teko', weight: 600 }))
  expect((await nameProblems({ ...design, layers: inTeko }, ['Žižić'])).borrowed).toEqual([])
})
