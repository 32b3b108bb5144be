import { createDesign } from '@kitwright/design'
import { expect, test } from 'vitest'
import { modelSelectionOf, readModelFiles } from '../node/modelFiles.ts'
import { readPieces } from '../model/pieceMesh.ts'
import { hemsOver, shadeUnderHem } from './contactShade.ts'

async function models(garment: string) {
  const files = await readModelFiles(modelSelectionOf({ document: createDesign(garment), heightPx: 300 }))
  return Promise.all(files!.map(readPieces))
}

test('a jersey darkens its shorts under the hem, and not the other way round', async () => {
  const [jersey, shorts] = await models('soccer')
  const [overJersey, overShorts] = hemsOver([jersey!, shorts!])
  expect(overJersey).toBeNull()
  expect(overShorts!.length).toBeGreaterThan(20)
  const [hx = 0, hy = 0, hz = 0] = overShorts![0]!
  const at = (belowM: number): number => {
    const mesh = { isRim: false, position: Float32Array.from([hx, hy - belowM, hz]), index: new Uint32Array(0) }
    return shadeUnderHem({ ...mesh, openness: Float32Array.from([0.9]) }, overShorts!)[0]! / 0.9
  }
  expect(at(0.002) / at(0.045)).toBeLessThan(0.6)
  expect(at(0.002) / at(0.045)).toBeGreaterThan(0.3)
  expect(at(0.1)).toBeCloseTo(1, 5)
})

test('a garment of one model is shaded by none', async () => {
  expect(hemsOver(await models('hoodie'))).toEqual([null])
})
