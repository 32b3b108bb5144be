import { project } from '@kitwright/scene/team'
import { fillDown, fillGlow, horizonOf, paintCorners, paintSoft, pxPerM } from './pens.ts'
import type { SceneView, TeamScene } from './types.ts'

/** The tunnel's height, and its depth behind the team, metres. Its width follows the team's. */
const TUNNEL = { height: 3.1, end: -15, step: 1.5 } as const

const halfOf = ({ frame }: SceneView): number => ((frame.right - frame.left) / 2) * 0.86

function quad(
  pen: CanvasRenderingContext2D,
  view: SceneView,
  points: readonly (readonly [number, number, number])[],
): void {
  pen.beginPath()
  for (const [x, y, z] of points) {
    const at = project(view.frame, view.size, { x, y, z })
    pen.lineTo(at.x, at.y)
  }
  pen.closePath()
  pen.fill()
}

/** The bright mouth of the tunnel, with the pitch and the sky in it. */
function paintMouth(pen: CanvasRenderingContext2D, view: SceneView): void {
  const half = halfOf(view)
  const { end, height } = TUNNEL
  const low = project(view.frame, view.size, { x: -half, y: 0, z: end })
  const high = project(view.frame, view.size, { x: half, y: height, z: end })
  const box = { x: low.x, y: high.y, widthPx: high.x - low.x, heightPx: low.y - high.y }
  fillDown(pen, box, [
    [0, '#9fc4e8'],
    [0.5, '#eef6fb'],
    [0.56, '#b9d8a2'],
    [1, '#4f8a3d'],
  ])
}

function paintWalls(pen: CanvasRenderingContext2D, view: SceneView): void {
  const half = halfOf(view)
  const near = view.frame.distance - 1.2
  const [main = '#1d4ed8', second = '#f8fafc'] = view.colours
  const { end, height, step } = TUNNEL
  const shade = (base: number, t: number): string => {
    const value = Math.round(base * (0.4 + 0.6 * t))
    return `rgb(${value} ${value + 2} ${value + 6})`
  }
  for (let z = end; z < near; z += step) {
    const to = Math.min(near, z + step)
    // Light falls in from the mouth and from the lamps of every second bay.
    const t = Math.min(1, Math.max(0, 1 - (z - end) / 15)) * 0.6 + (Math.round((z - end) / step) % 2 === 0 ? 0.4 : 0.3)
    for (const side of [-1, 1]) {
      const x = side * half
      pen.fillStyle = shade(116, t)
      quad(pen, view, [
        [x, 0, z],
        [x, height, z],
        [x, height, to + 0.02],
        [x, 0, to + 0.02],
      ])
      pen.globalAlpha = 0.35 + 0.5 * t
      pen.fillStyle = main
      quad(pen, view, [
        [x, 0.95, z],
        [x, 1.5, z],
        [x, 1.5, to + 0.02],
        [x, 0.95, to + 0.02],
      ])
      pen.fillStyle = second
      quad(pen, view, [
        [x, 1.5, z],
        [x, 1.58, z],
        [x, 1.58, to + 0.02],
        [x, 1.5, to + 0.02],
      ])
      pen.globalAlpha = 1
    }
    pen.fillStyle = shade(58, t)
    quad(pen, view, [
      [-half, height, z],
      [half, height, z],
      [half, height, to + 0.02],
      [-half, height, to + 0.02],
    ])
    pen.fillStyle = shade(72, t)
    quad(pen, view, [
      [-half, 0, z],
      [half, 0, z],
      [half, 0, to + 0.02],
      [-half, 0, to + 0.02],
    ])
  }
}

function paintLamps(pen: CanvasRenderingContext2D, view: SceneView): void {
  const { end, height, step } = TUNNEL
  const half = halfOf(view)
  for (let z = end + step; z < 2; z += 2 * step)
    for (const x of [-0.45, 0.45]) {
      pen.fillStyle = '#f7fbff'
      quad(pen, view, [
        [x * half - 0.12, height - 0.02, z],
        [x * half + 0.12, height - 0.02, z],
        [x * half + 0.12, height - 0.02, z + 1.1],
        [x * half - 0.12, height - 0.02, z + 1.1],
      ])
    }
}

/** Mirrors the tunnel in its polished floor. */
function paintPolish(pen: CanvasRenderingContext2D, view: SceneView): void {
  const { widthPx, heightPx } = view.size
  const floor = project(view.frame, view.size, { x: 0, y: 0, z: TUNNEL.end }).y
  pen.save()
  pen.beginPath()
  pen.rect(0, floor, widthPx, heightPx - floor)
  pen.clip()
  pen.globalAlpha = 0.2
  pen.translate(0, 2 * floor)
  pen.scale(1, -1)
  pen.drawImage(pen.canvas, 0, 0)
  pen.restore()
}

/** The players' tunnel, lit from the pitch behind and by lamps above. */
export const tunnel: TeamScene = {
  light: {
    shadows: [
      { towards: [0, 1, 0.04], darkness: 0.6, softM: 0.05 },
      { towards: [0.12, 1, -0.85], darkness: 0.3, softM: 0.08 },
      { towards: [-0.12, 1, -0.85], darkness: 0.3, softM: 0.08 },
    ],
    tint: ['#f4f7ff', '#a4a9b6'],
    rim: ['#dcebff', '#dcebff'],
  },
  paintBack(pen, view) {
    const { widthPx, heightPx } = view.size
    paintSoft(pen, view, 0.36, (soft, small) => {
      soft.fillStyle = '#14161b'
      soft.fillRect(0, 0, small.size.widthPx, small.size.heightPx)
      paintMouth(soft, small)
      paintWalls(soft, small)
      paintLamps(soft, small)
      paintPolish(soft, small)
    })
    fillGlow(pen, {
      x: widthPx / 2,
      y: horizonOf(view),
      reachX: 2.1 * pxPerM(view),
      reachY: 1.5 * pxPerM(view),
      stops: [
        [0, 'rgb(226 240 255 / 0.5)'],
        [0.4, 'rgb(226 240 255 / 0.16)'],
        [1, 'rgb(226 240 255 / 0)'],
      ],
    })
    fillGlow(pen, {
      x: widthPx / 2,
      y: heightPx * 0.93,
      reachX: widthPx * 0.55,
      reachY: 0.5 * pxPerM(view),
      stops: [
        [0, 'rgb(236 242 255 / 0.16)'],
        [1, 'rgb(236 242 255 / 0)'],
      ],
    })
  },
  paintFront(pen, view) {
    paintCorners(pen, view, 0.5)
  },
}
