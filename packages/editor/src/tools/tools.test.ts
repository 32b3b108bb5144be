import { getGarment } from '@kitwright/garment'
import { expect, it } from 'vitest'
import { offeredTools } from './tools.ts'

it('a player is offered for player wear, other tools for all', () => {
  const forKits = offeredTools(getGarment('soccer'))
  const forHoodies = offeredTools(getGarment('hoodie'))
  expect(forKits).toContain('player')
  expect(forHoodies).toEqual(forKits.filter(tool => tool !== 'player'))
  expect(forHoodies).toEqual(expect.arrayContaining(['parts', 'patterns', 'text', 'images', 'squad', 'starts']))
})

it('the list of layers has no button: the inspector shows it', () => {
  expect(offeredTools(getGarment('soccer'))).not.toContain('layers')
})
