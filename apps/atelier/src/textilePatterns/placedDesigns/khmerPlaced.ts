import { lotusFlower, tower } from '../ornaments/khmer.ts'
import { flameLeaf } from '../ornaments/leaves.ts'
import { diamond, shape, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm } from './placedDesigns.ts'
import { bothSides, drawBands } from './bands.ts'
import { part } from '../drawingTools/field.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'

/** Draws stamps in a row across, with the origin at each stamp's foot. */
function row(context: Context, step: number, stamp: (k: number) => void, count = 22): void {
  for (let k = -count; k <= count; k++) {
    context.save()
    context.translate(k * step, 0)
    stamp(k)
    context.restore()
  }
}

const kbachSides = bothSides(context => {
  context.fillRect(236, -FAR, FAR, 2 * FAR)
  for (let k = -18; k < 19; k++) {
    context.save()
    context.translate(240, k * 64)
    context.rotate(-Math.PI / 2 + 0.28)
    flameLeaf(context, k % 2 === 0 ? 128 : 88)
    context.restore()
  }
})

/** Scales of a naga that come in from the sides. */
const nagaSides = inMm((x, y) => {
  const step = 44
  const line = Math.floor(y / (step / 2))
  const cx = (Math.floor(x / step + (line % 2) / 2) + 0.5 - (line % 2) / 2) * step
  const away = Math.hypot(x - cx, y - line * (step / 2)) / step
  const size = Math.min(1, Math.max(0, (Math.abs(cx) - 60) / 190))
  return away > 0.5 - 0.34 * size && away < 0.5 ? 1 : away < 0.16 * size ? 1 : 0
})

const lotusHem = fromCentre(context => {
  context.translate(0, 316)
  row(context, 124, k => {
    context.globalAlpha = 1
    lotusFlower(context, k % 2 === 0 ? 84 : 60)
  })
  drawBands(context, [
    [24, 34],
    [46, 92],
  ])
})

const prasatTones = fromCentre(context => {
  for (const [shade, y, step, tall, shift] of [
    [0.25, 220, 108, 250, 54],
    [0.5, 270, 92, 200, 0],
    [1, 330, 78, 150, 39],
  ] as const) {
    // Cover the row behind, do not draw through it.
    erase(context, () => context.fillRect(-FAR, y, 2 * FAR, FAR))
    context.globalAlpha = shade
    for (let k = -16; k <= 16; k++)
      tower(context, [k * step + shift, y], step * 0.94, Math.max(70, tall - Math.abs(k) * 16))
    context.fillRect(-FAR, y, 2 * FAR, FAR)
    context.globalAlpha = 1
  }
})

const kramaHem = fromCentre(context => {
  for (let k = -70; k < 70; k++) {
    for (let j = 0; j < 9; j++) {
      context.globalAlpha = [0.2, 0.6, 0.6, 1][(k & 1) * 2 + (j & 1)]!
      context.fillRect(k * 24, 170 + j * 24, 24, 24)
    }
  }
  context.globalAlpha = 1
  drawBands(context, [
    [120, 130],
    [142, 158],
  ])
})

const holHem = fromCentre(context => {
  drawBands(context, [
    [112, 122],
    [132, 138],
    [300, FAR],
  ])
  context.translate(0, 212)
  row(context, 104, k => {
    context.globalAlpha = 1
    diamond(context, 46, 62)
    erase(context, () => diamond(context, 30, 40))
    context.globalAlpha = k % 2 === 0 ? 1 : 0.5
    diamond(context, 17, 23)
    context.globalAlpha = 0.6
    for (const y of [-58, 58]) {
      context.save()
      context.translate(52, y)
      diamond(context, 24, 22)
      context.restore()
    }
  })
})

const kbachCentre = fromCentre(context => {
  context.fillRect(-104, -FAR, 10, 2 * FAR)
  context.fillRect(94, -FAR, 10, 2 * FAR)
  for (let k = -10; k < 11; k++) {
    context.save()
    context.translate(0, k * 132)
    for (const turn of [0, Math.PI]) {
      context.save()
      context.rotate(turn)
      for (const lean of [-0.9, 0.9]) {
        context.save()
        context.rotate(lean)
        if (lean > 0) context.scale(-1, 1)
        flameLeaf(context, 74)
        context.restore()
      }
      flameLeaf(context, 58)
      context.restore()
    }
    context.restore()
  }
})

const kbachVee = bothSides(context => {
  context.translate(0, 40)
  context.rotate(-0.56)
  context.fillRect(-20, 12, FAR, 22)
  for (let k = 0; k < 26; k++) {
    context.save()
    context.translate(22 + k * 58, 10)
    context.scale(-1, 1)
    flameLeaf(context, k % 2 === 0 ? 96 : 70)
    context.restore()
  }
})

/** A prasat's tiers as a block over the chest: steps that narrow to the neck. */
const prasatChest = fromCentre(context => {
  const tiers: readonly (readonly [y: number, half: number])[] = [
    [-120, FAR],
    [-150, 210],
    [-180, 172],
    [-210, 132],
    [-240, 90],
  ]
  for (const [y, half] of tiers) context.fillRect(-half, y, 2 * half, 30.4)
  context.fillRect(-FAR, -104 + 14, 2 * FAR, 14)
  row(
    context,
    40,
    () => {
      context.translate(0, -62)
      const tooth: XY[] = [
        [-16, 0],
        [16, 0],
        [0, 34],
      ]
      shape(context, tooth)
    },
    34,
  )
})

const kramaSleeves = inMm((x, y) => {
  if (Math.abs(x) < 206 + Math.max(0, y + 150) * 0.6) return 0
  const [a, b] = [part((x + y) / 56) < 0.5 ? 0.5 : 0, part((x - y) / 56) < 0.5 ? 0.5 : 0]
  return a + b
})

export const KHMER_PLACED: Readonly<Record<string, DrawTile>> = {
  'kbach-sides': kbachSides,
  'naga-sides': nagaSides,
  'lotus-hem': lotusHem,
  'prasat-tones': prasatTones,
  'krama-hem': kramaHem,
  'hol-hem': holHem,
  'kbach-centre': kbachCentre,
  'kbach-vee': kbachVee,
  'prasat-chest': prasatChest,
  'krama-sleeves': kramaSleeves,
}
