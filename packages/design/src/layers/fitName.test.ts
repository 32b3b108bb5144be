import { findGarmentByProductType, loadGarment } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { createDesign, createTextLayer } from '../creation/createDesign.ts'
import { fitName } from './fitName.ts'
import { zoneForRole } from './zones.ts'

async function chest() {
  const garment = findGarmentByProductType('SOCCER_KIT') ?? (await loadGarment('soccer'))
  const zone = zoneForRole(garment, createDesign('soccer').options, 'frontText')
  return createTextLayer('a', 'frontText', 'OLD', zone)
}

test('a short name is as large as it was', async () => {
  const layer = await chest()
  expect(fitName(layer, 'TEAM')).toEqual({ ...layer, text: 'TEAM' })
})

test('a long name takes two lines where more legible, never on an arc', async () => {
  const layer = await chest()
  const name = 'ROYAL PHNOM PENH RIVERSIDE DRAGONS UNITED'
  const two = fitName(layer, name)
  expect(two.text).toBe('ROYAL PHNOM PENH\nRIVERSIDE DRAGONS UNITED')
  const bent = fitName({ ...layer, curve: { kind: 'arc', degrees: 40 } }, name)
  expect(bent.text).toBe(name)
  expect(two.sizeMm).toBeGreaterThan(bent.sizeMm)
})

test('a name that a second line would make hardly larger stays in one', async () => {
  const layer = await chest()
  const name = 'RIVER DRAGONS UNITED'
  const { text, sizeMm } = fitName(layer, name)
  expect(text).toBe(name)
  // Nearly as large as two lines could be, which together are no higher than the one was.
  const inTwoLines = layer.sizeMm / (1 + layer.lineHeight)
  expect(sizeMm).toBeLessThan(inTwoLines)
  expect(sizeMm).toBeGreaterThan(inTwoLines / 1.3)
})

test('Khmer is broken between its words, and set in letters that have it', async () => {
  const name = 'ក្លឹបបាល់ទាត់អង្គរវត្តភ្នំពេញខេត្តកំពង់ចាម'
  const { text, font } = fitName(await chest(), name)
  const lines = text.split('\n')
  expect([lines.length, lines.join(''), font]).toEqual([2, name, 'kantumruy-pro'])
  // No line begins with a sign that combines with the preceding letter.
  for (const line of lines) expect(line).toMatch(/^[\u1780-\u17a2]/)
})

test('a text without limit stays within its given width', async () => {
  const layer = { ...(await chest()), maxWidthMm: null }
  expect(fitName(layer, 'A'.repeat(40), 200)).toMatchObject({ maxWidthMm: 200 })
  expect(fitName(layer, 'A'.repeat(40))).toEqual({ ...layer, text: 'A'.repeat(40) })
})

test('two lines together are no higher than the one was', async () => {
  const layer = { ...(await chest()), maxWidthMm: 2000 }
  const { text, sizeMm, lineHeight } = fitName(layer, 'A'.repeat(60) + ' ' + 'B'.repeat(60), 1400)
  const lines = text.split('\n').length
  expect(sizeMm * (1 + (lines - 1) * lineHeight)).toBeLessThanOrEqual(layer.sizeMm)
})
