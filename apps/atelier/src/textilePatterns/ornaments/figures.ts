import { disc, leaf, line, type XY } from '../drawingTools/shapes.ts'
import { erase, mirrored } from '../drawingTools/repeatMotif.ts'
import type { Context } from '../drawingTools/tile.ts'

/** The five-peaked crown of an apsara, on its diadem. */
export function crown(context: Context, size: number): void {
  const spire = (x: number, foot: number, high: number, wide: number): void => {
    context.save()
    context.translate(x, foot)
    for (let k = 0; k < 4; k++) {
      const w = wide * (1 - k * 0.2)
      context.beginPath()
      context.ellipse(0, -high * (0.1 + k * 0.16), w * 0.5, high * 0.09, 0, 0, Math.PI * 2)
      context.fill()
    }
    leaf(context, high, wide * 0.3, 0.3)
    context.restore()
  }
  spire(0, 0, size, size * 0.3)
  mirrored(context, () => {
    spire(size * 0.27, size * 0.03, size * 0.74, size * 0.24)
    spire(size * 0.5, size * 0.09, size * 0.5, size * 0.19)
  })
  context.lineCap = 'round'
  const bow = (y: number): XY[] =>
    Array.from({ length: 13 }, (_, i): XY => [(i / 12 - 0.5) * size * 1.24, y + size * 0.12 * ((i - 6) / 6) ** 2])
  line(context, bow(size * 0.06), size * 0.05)
  line(context, bow(size * 0.24), size * 0.035)
  for (let k = -3; k <= 3; k++) disc(context, k * size * 0.165, size * (0.15 + 0.12 * (k / 3.6) ** 2), size * 0.045)
}

/** Naga: seven hoods spread behind the middle head. */
export function naga(context: Context, size: number): void {
  for (const k of [3, 2, 1, 0]) {
    mirrored(context, () => {
      context.save()
      context.rotate(k * 0.4)
      const length = size * (1 - k * 0.09)
      erase(context, () => leaf(context, length * 1.05, size * 0.5, 0.72))
      leaf(context, length, size * 0.4, 0.72)
      erase(context, () => {
        leaf(context, length * 0.6, size * 0.1, 0.6)
        for (const side of [-1, 1]) disc(context, side * size * 0.07, -length * 0.74, size * 0.025)
        line(
          context,
          [
            [-size * 0.06, -length * 0.66],
            [0, -length * 0.63],
            [size * 0.06, -length * 0.66],
          ],
          size * 0.018,
        )
      })
      context.restore()
    })
  }
}

/** A face of the Bayon: diadem, closed eyes, broad nose, the smile. */
export function bayonFace(context: Context, s: number): void {
  context.beginPath()
  context.moveTo(-s * 0.46, -s * 0.42)
  context.bezierCurveTo(-s * 0.5, s * 0.2, -s * 0.4, s * 0.56, 0, s * 0.66)
  context.bezierCurveTo(s * 0.4, s * 0.56, s * 0.5, s * 0.2, s * 0.46, -s * 0.42)
  context.fill()
  mirrored(context, () => context.fillRect(s * 0.47, -s * 0.3, s * 0.1, s * 0.72))
  context.fillRect(-s * 0.52, -s * 0.56, s * 1.04, s * 0.12)
  for (let k = -4; k <= 4; k++) {
    context.save()
    context.translate(k * s * 0.115, -s * 0.58)
    leaf(context, s * (0.34 - Math.abs(k) * 0.035), s * 0.13, 0.5)
    context.restore()
  }
  context.lineCap = 'round'
  erase(context, () => {
    for (let k = -4; k <= 4; k++) disc(context, k * s * 0.11, -s * 0.5, s * 0.028)
    mirrored(context, () => {
      line(
        context,
        [
          [s * 0.08, -s * 0.2],
          [s * 0.22, -s * 0.26],
          [s * 0.38, -s * 0.19],
        ],
        s * 0.035,
      )
      line(
        context,
        [
          [s * 0.1, -s * 0.07],
          [s * 0.22, -s * 0.02],
          [s * 0.35, -s * 0.07],
        ],
        s * 0.04,
      )
      line(
        context,
        [
          [s * 0.035, -s * 0.14],
          [s * 0.06, s * 0.1],
          [s * 0.13, s * 0.16],
          [s * 0.06, s * 0.2],
        ],
        s * 0.03,
      )
      context.beginPath()
      context.moveTo(0, s * 0.34)
      context.quadraticCurveTo(s * 0.2, s * 0.38, s * 0.3, s * 0.28)
      context.lineWidth = s * 0.04
      context.stroke()
      context.beginPath()
      context.moveTo(0, s * 0.45)
      context.quadraticCurveTo(s * 0.12, s * 0.45, s * 0.19, s * 0.4)
      context.stroke()
    })
  })
}
