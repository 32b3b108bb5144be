import { listGarments } from '@kitwright/garment'
import { loadTexts } from '@kitwright/words'
import { expect, it } from 'vitest'
import { pieceKey, zoneKey } from './pieceKey.ts'

it('the studio has a name for every printed piece and zone', async () => {
  const names = Object.keys(await loadTexts('en', 'arrange')).map(name => `arrange:${name}`)
  const models = listGarments().flatMap(garment => garment.models)
  const pieces = models.flatMap(model => model.pieces).filter(({ isTrim }) => !isTrim)
  const wanted = [
    ...pieces.map(({ id }) => pieceKey(id)),
    ...models.flatMap(({ zones }) => zones.map(({ id }) => zoneKey(id))),
  ]
  expect(models.length).toBeGreaterThan(8)
  expect(wanted.filter(key => !names.includes(key))).toEqual([])
})
