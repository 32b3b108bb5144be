import { createDesign, createPatternUse, type DesignDocument } from '@kitwright/design'
import { getGarment, type PartId } from '@kitwright/garment'
import { PATTERNS } from '@kitwright/library'
import { describe, expect, it } from 'vitest'
import { drawPiece, patternsOf, rasterise, startingScale } from '../index.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'
import { pixelsOf } from '../testing/ink.ts'

const garment = getGarment('sleeveless')
const { options } = createDesign('sleeveless')
/** A sample of the repeating patterns; a pattern for a whole front does not fit a strip. */
const REPEATING = PATTERNS.filter(({ tileMm }) => Math.max(tileMm.width, tileMm.height) < 400).filter(
  (_, i) => i % 3 === 0,
)

const WHITE = { fill: { kind: 'solid', colour: '#ffffff' }, pattern: null, span: 'piece' } as const

/** Returns white cloth with the pattern in black on one part. */
function patterned(on: PartId, id: string, scale: number): DesignDocument {
  const style = { ...WHITE, pattern: { ...createPatternUse(id, '#000000'), scale } }
  const parts = Object.fromEntries(garment.parts.map(part => [part, part === on ? style : WHITE]))
  return { ...createDesign('sleeveless'), parts }
}

/** Returns the covered share of a piece, 0-1. */
async function coverOf(document: DesignDocument, piece: string, pxPerMm: number): Promise<number> {
  const sources = await nodeSources(patternsOf(document))
  const pixels = pixelsOf(rasterise(drawPiece(document, garment, piece), { pxPerMm, surface: nodeSurface, sources }))
  let dark = 0
  for (let i = 0; i < pixels.length; i += 4) dark += 255 - pixels[i]!
  return dark / 255 / (pixels.length / 4)
}

describe('a pattern on a narrow part', () => {
  it('shows whole tiles: a binding is covered as the body is', async () => {
    const off: string[] = []
    for (const { id } of REPEATING) {
      const scale = startingScale({ garment, options }, 'cuff', id)
      const strip = await coverOf(patterned('cuff', id, scale), 'bindingL', 2)
      const body = await coverOf(patterned('base', id, 1), 'front', 0.5)
      if (strip < body * 0.5 || strip > body * 2) off.push(`${id} ${scale} ${strip.toFixed(3)} ${body.toFixed(3)}`)
    }
    expect(off).toEqual([])
  })
})
