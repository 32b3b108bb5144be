import { fillDown, fillGlow, horizonOf, paintCorners, paintSoft, pxPerM, randomFrom } from './pens.ts'
import { NEAR_M, paintBlades, paintPitch } from './grass.ts'
import { fillPalm, fillTemple } from './landmarks.ts'
import type { SceneView, TeamScene } from './types.ts'

const SKY = [
  [0, '#0b1330'],
  [0.3, '#26305f'],
  [0.58, '#5f4a76'],
  [0.78, '#c2705f'],
  [0.92, '#f2a968'],
  [1, '#ffd08f'],
] as const
const GRASS = [100, 40, 19, 37] as const

function paintClouds(pen: CanvasRenderingContext2D, view: SceneView): void {
  const random = randomFrom(11)
  const horizon = horizonOf(view)
  for (let i = 0; i < 34; i++) {
    const height = random()
    fillGlow(pen, {
      x: random() * view.size.widthPx,
      y: horizon * (0.06 + 0.86 * height),
      reachX: view.size.widthPx * (0.06 + 0.16 * random()),
      reachY: horizon * (0.008 + 0.02 * random()),
      stops: [
        [0, height > 0.55 ? 'rgb(255 176 128 / 0.30)' : 'rgb(120 108 168 / 0.26)'],
        [1, 'rgb(255 176 128 / 0)'],
      ],
    })
  }
}

function paintSkyline(pen: CanvasRenderingContext2D, view: SceneView): void {
  const [horizon, middle] = [horizonOf(view), view.size.widthPx / 2]
  const sky = Math.min(horizon, 1.7 * pxPerM(view))
  const random = randomFrom(5)
  pen.fillStyle = '#4a3350'
  fillTemple(pen, { x: middle, y: horizon - 0.2 * sky, unit: 0.62 * sky })
  pen.fillStyle = '#2d2138'
  for (let i = 0; i < 14; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const x = middle + side * (1.15 + 0.42 * Math.floor(i / 2) + 0.24 * random()) * sky
    fillPalm(pen, { x, y: horizon - 0.1 * sky, unit: (0.5 + 0.24 * random()) * sky }, i + 1)
  }
}

/** A stand full of people, and boards in the club's colours before it. */
function paintStand(pen: CanvasRenderingContext2D, view: SceneView): void {
  const { widthPx } = view.size
  const [horizon, m] = [horizonOf(view), pxPerM(view)]
  const random = randomFrom(7)
  const [top, bottom] = [horizon - Math.min(0.36 * m, 0.3 * horizon), horizon + 0.12 * m]
  fillDown(pen, { y: top, widthPx, heightPx: bottom - top }, [
    [0, '#241c31'],
    [1, '#15131f'],
  ])
  const [main = '#1d4ed8', second = '#f8fafc'] = view.colours
  const clothes = ['#39406a', '#5a4a63', '#2b2f52', '#7a4f5a', '#a8866a', '#2c2a3e', main, second]
  for (let i = 0; i < 3200; i++) {
    const row = Math.floor(random() * 9)
    pen.globalAlpha = 0.35 + 0.3 * random()
    pen.fillStyle = clothes[Math.floor(random() * clothes.length)]!
    pen.fillRect(random() * widthPx, top + (0.045 * row + 0.012 * random()) * m, 0.026 * m, 0.036 * m)
  }
  pen.globalAlpha = 1
  fillDown(pen, { y: top - 0.03 * m, widthPx, heightPx: 0.04 * m }, [
    [0, 'rgb(255 205 150 / 0.5)'],
    [1, 'rgb(20 16 30 / 0.9)'],
  ])
  const board = 1.15 * m
  for (let k = -12; k < 12; k++) {
    pen.fillStyle = k % 2 === 0 ? main : second
    pen.globalAlpha = 0.82
    pen.fillRect(widthPx / 2 + k * board, horizon + 0.1 * m, board - 0.012 * m, 0.15 * m)
  }
  pen.globalAlpha = 1
}

/** The masts' places from the middle their heights as shares of the sky, and their sizes. */
const MASTS = [
  [-0.87, 0.84, 1],
  [0.87, 0.84, 1],
  [-0.52, 0.7, 0.6],
  [0.52, 0.7, 0.6],
] as const

function paintFloodlights(pen: CanvasRenderingContext2D, view: SceneView): void {
  const [horizon, middle] = [horizonOf(view), view.size.widthPx / 2]
  const sky = Math.min(horizon, 1.7 * pxPerM(view))
  const m = 0.75 * sky
  for (const [share, height, size] of MASTS) {
    const [x, y] = [middle * (1 + share), horizon - height * sky]
    pen.fillStyle = '#1b1626'
    pen.fillRect(x - 0.014 * size * m, y, 0.028 * size * m, horizon - y)
    pen.globalCompositeOperation = 'screen'
    fillGlow(pen, {
      x,
      y,
      reachX: 1.5 * size * m,
      reachY: 1.5 * size * m,
      stops: [
        [0, 'rgb(255 243 214 / 0.75)'],
        [0.12, 'rgb(255 230 188 / 0.32)'],
        [0.45, 'rgb(255 214 170 / 0.07)'],
        [1, 'rgb(255 214 170 / 0)'],
      ],
    })
    pen.globalCompositeOperation = 'source-over'
    pen.fillStyle = '#fffaf0'
    for (let column = -2; column <= 2; column++)
      for (let row = -1; row <= 1; row++) {
        pen.beginPath()
        pen.arc(x + column * 0.068 * size * m, y + row * 0.062 * size * m, 0.026 * size * m, 0, 2 * Math.PI)
        pen.fill()
      }
  }
}

/** A pitch at dusk under floodlights, with a temple and sugar palms behind the stand. */
export const stadium: TeamScene = {
  light: {
    shadows: [
      { towards: [0, 1, 0.05], darkness: 0.62, softM: 0.05 },
      { towards: [-0.62, 1, 0.5], darkness: 0.38, softM: 0.05 },
      { towards: [0.62, 1, 0.5], darkness: 0.34, softM: 0.05 },
      { towards: [-0.7, 1, -0.7], darkness: 0.28, softM: 0.06 },
      { towards: [0.7, 1, -0.7], darkness: 0.28, softM: 0.06 },
    ],
    tint: ['#fff4ea', '#b9bcae'],
    rim: ['#ffdcae', '#ffe9cf'],
  },
  paintBack(pen, view) {
    paintSoft(pen, view, 0.42, (soft, small) => {
      fillDown(soft, { y: 0, widthPx: small.size.widthPx, heightPx: horizonOf(small) }, SKY)
      paintClouds(soft, small)
      paintSkyline(soft, small)
      paintFloodlights(soft, small)
      paintStand(soft, small)
    })
    const board = horizonOf(view) + 0.25 * pxPerM(view)
    pen.save()
    pen.beginPath()
    pen.rect(0, board, view.size.widthPx, view.size.heightPx - board)
    pen.clip()
    paintPitch(pen, view, { far: '#3f6a39', near: '#35692f', stripe: 'rgb(104 156 74 / 0.24)', line: '#dfe6d3' })
    pen.restore()
    paintBlades(pen, view, { from: -3.6, to: NEAR_M, perM2: 700, heightM: 0.034, seed: 3, colour: GRASS })
    fillGlow(pen, {
      x: view.size.widthPx / 2,
      y: view.size.heightPx * 0.9,
      reachX: view.size.widthPx * 0.6,
      reachY: 0.75 * pxPerM(view),
      stops: [
        [0, 'rgb(255 238 196 / 0.20)'],
        [1, 'rgb(255 238 196 / 0)'],
      ],
    })
  },
  paintRow(pen, view, z) {
    paintBlades(pen, view, { from: z + 0.03, to: z + 0.3, perM2: 620, heightM: 0.036, seed: 9, colour: GRASS })
  },
  paintFront(pen, view) {
    const [horizon, m] = [horizonOf(view), pxPerM(view)]
    pen.save()
    pen.globalCompositeOperation = 'screen'
    for (const [share, height] of MASTS.slice(0, 2))
      fillGlow(pen, {
        x: (view.size.widthPx / 2) * (1 + share),
        y: horizon - height * Math.min(horizon, 1.7 * m),
        reachX: 3.2 * m,
        reachY: 2.6 * m,
        stops: [
          [0, 'rgb(255 224 178 / 0.20)'],
          [0.5, 'rgb(255 196 148 / 0.05)'],
          [1, 'rgb(255 196 148 / 0)'],
        ],
      })
    pen.restore()
    paintCorners(pen, view, 0.42)
  },
}
