import { nodeSurface } from '@kitwright/artwork/node'
import { createDesign } from '@kitwright/design'
import { findPiece, getGarment } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { drawSeams } from './drawSeams.ts'

const PX_PER_MM = 2
const GREY = 128

/** Returns the shades of grey cloth along the side seam of a jersey's front, at a distance from it in mm. */
function alongSide(offMm: number): number[] {
  const design = createDesign('soccer')
  const { piece } = findPiece(getGarment('soccer'), design.options, 'front')!
  const [left, top] = piece.box
  const canvas = nodeSurface.createCanvas(boxWidth(piece.box) * PX_PER_MM, boxHeight(piece.box) * PX_PER_MM)
  const context = canvas.getContext('2d')!
  context.fillStyle = `rgb(${GREY},${GREY},${GREY})`
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(PX_PER_MM, PX_PER_MM)
  context.translate(-left, -top)
  drawSeams(context, piece)
  const side = piece.edges.find(({ name }) => name === 'sideL')!.points
  const [from, to] = [side[0]!, side.at(-1)!]
  const inwards = Math.sign((piece.box[0] + piece.box[2]) / 2 - from.x)
  return Array.from({ length: 200 }, (_, i) => {
    const t = 0.1 + i / 250
    const [x, y] = [from.x + (to.x - from.x) * t + inwards * offMm - left, from.y + (to.y - from.y) * t - top]
    return context.getImageData(Math.round(x * PX_PER_MM), Math.round(y * PX_PER_MM), 1, 1).data[0]!
  })
}

describe('a seam', () => {
  it('puckers: beside it are lit and dark folds, farther off is none', () => {
    const beside = alongSide(7)
    expect(Math.min(...beside)).toBeLessThan(GREY - 3)
    expect(Math.max(...beside)).toBeGreaterThan(GREY + 3)
    expect(new Set(alongSide(40))).toEqual(new Set([GREY]))
  })
})
