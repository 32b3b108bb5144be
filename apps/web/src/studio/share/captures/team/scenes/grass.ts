import { project } from '@kitwright/scene/team'
import { fillDown, fillGround, horizonOf, randomFrom } from './pens.ts'
import type { SceneView } from './types.ts'

interface Blades {
  readonly from: number
  readonly to: number
  readonly perM2: number
  readonly heightM: number
  readonly seed: number
  /** Hue, saturation and the range of lightness. */
  readonly colour: readonly [hue: number, saturation: number, dark: number, light: number]
}

/** Depth in front of which blades of grass are drawn one by one. */
export const NEAR_M = 3.2

/** Draws blades of grass between two depths, far ones first. */
export function paintBlades(pen: CanvasRenderingContext2D, view: SceneView, blades: Blades): void {
  const { frame, size } = view
  const random = randomFrom(blades.seed)
  const [hue, saturation, dark, light] = blades.colour
  const strips = 18
  for (let strip = 0; strip < strips; strip++) {
    const z = blades.from + ((blades.to - blades.from) * (strip + 0.5)) / strips
    if (z > frame.distance - 1) break
    const scale = frame.distance / (frame.distance - z)
    const half = (frame.right - frame.left) / 2 / scale
    const px = (scale * size.heightPx) / (frame.top - frame.bottom)
    // Far blades melt into the lawn.
    pen.globalAlpha = Math.min(1, (strip + 1) / 7)
    const count = Math.round((2 * half * Math.abs(blades.to - blades.from) * blades.perM2) / strips)
    for (let shade = 0; shade < 4; shade++) {
      pen.strokeStyle = `hsl(${hue + shade * 3} ${saturation}% ${dark + ((light - dark) * shade) / 3}%)`
      pen.lineWidth = Math.max(0.7, 0.0032 * px)
      pen.beginPath()
      for (let k = 0; k < count / 4; k++) {
        const x = (random() * 2 - 1) * half
        const foot = project(frame, size, { x, y: 0, z: z + ((random() - 0.5) * (blades.to - blades.from)) / strips })
        const height = blades.heightM * (0.45 + 0.75 * random()) * px
        const lean = (random() - 0.5) * height * 0.8
        pen.moveTo(foot.x, foot.y)
        pen.quadraticCurveTo(foot.x + lean * 0.2, foot.y - height * 0.6, foot.x + lean, foot.y - height)
      }
      pen.stroke()
    }
  }
  pen.globalAlpha = 1
}

interface PitchColours {
  readonly far: string
  readonly near: string
  readonly stripe: string
  readonly line: string
}

const STRIPE_M = 1.9
const FAR_M = -60

/** Paints a pitch: mowing stripes that run away from the camera, and a touchline behind the team. */
export function paintPitch(pen: CanvasRenderingContext2D, view: SceneView, colours: PitchColours): void {
  const { widthPx, heightPx } = view.size
  const horizon = horizonOf(view)
  fillDown(pen, { y: horizon, widthPx, heightPx: heightPx - horizon }, [
    [0, colours.far],
    [0.35, colours.near],
    [1, colours.near],
  ])
  const near = view.frame.distance - 1.5
  pen.fillStyle = colours.stripe
  for (let k = -16; k < 16; k++)
    fillGround(pen, view, [
      [2 * k * STRIPE_M, FAR_M],
      [(2 * k + 1) * STRIPE_M, FAR_M],
      [(2 * k + 1) * STRIPE_M, near],
      [2 * k * STRIPE_M, near],
    ])
  pen.fillStyle = colours.line
  fillGround(pen, view, [
    [-70, -6.2],
    [70, -6.2],
    [70, -6.05],
    [-70, -6.05],
  ])
}
