import { fillDown, fillGlow, horizonOf, paintCorners, paintSoft, pxPerM, randomFrom } from './pens.ts'
import { NEAR_M, paintBlades } from './grass.ts'
import { fillPalm, fillTemple } from './landmarks.ts'
import type { SceneView, TeamScene } from './types.ts'

const SKY = [
  [0, '#5e7fa8'],
  [0.35, '#a9a9b8'],
  [0.62, '#e8bd97'],
  [0.84, '#fbd79b'],
  [1, '#ffeabb'],
] as const
const GRASS = [78, 36, 24, 42] as const

const skyOf = (view: SceneView): number => Math.min(horizonOf(view), 1.8 * pxPerM(view))

function paintFar(pen: CanvasRenderingContext2D, view: SceneView): void {
  const { widthPx } = view.size
  const [horizon, middle, sky] = [horizonOf(view), widthPx / 2, skyOf(view)]
  fillDown(pen, { y: 0, widthPx, heightPx: horizon }, SKY)
  const sun = { x: middle + 0.42 * sky, y: horizon - 0.34 * sky }
  fillGlow(pen, {
    ...sun,
    reachX: 2.6 * sky,
    reachY: 1.5 * sky,
    stops: [
      [0, 'rgb(255 244 206 / 0.95)'],
      [0.08, 'rgb(255 232 176 / 0.7)'],
      [0.5, 'rgb(255 214 150 / 0.2)'],
      [1, 'rgb(255 214 150 / 0)'],
    ],
  })
  const random = randomFrom(23)
  for (let i = 0; i < 18; i++)
    fillGlow(pen, {
      x: random() * widthPx,
      y: horizon * (0.08 + 0.6 * random()),
      reachX: widthPx * (0.08 + 0.14 * random()),
      reachY: sky * (0.012 + 0.02 * random()),
      stops: [
        [0, 'rgb(255 240 216 / 0.35)'],
        [1, 'rgb(255 240 216 / 0)'],
      ],
    })
  // Trees stand far off in the haze, the temple before them, palms nearest.
  for (const [colour, base, tall, seed] of [
    ['#c4a583', 0.2, 0.05, 3],
    ['#a98a6c', 0.15, 0.06, 4],
  ] as const) {
    pen.fillStyle = colour
    const trees = randomFrom(seed)
    for (let i = 0; i < 70; i++) {
      const [x, r] = [(i / 69) * widthPx, (0.05 + tall * trees()) * sky]
      pen.beginPath()
      pen.ellipse(x, horizon - base * sky * 0.7, r * 1.5, r, 0, 0, 2 * Math.PI)
      pen.fill()
    }
    pen.fillRect(0, horizon - base * sky * 0.7, widthPx, base * sky)
  }
  pen.fillStyle = '#8a6a56'
  fillTemple(pen, { x: middle, y: horizon - 0.04 * sky, unit: 0.78 * sky })
  pen.fillStyle = '#5f4a3c'
  for (let i = 0; i < 12; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const x = middle + side * (1.5 + 0.5 * Math.floor(i / 2) + 0.3 * random()) * sky
    fillPalm(pen, { x, y: horizon, unit: (0.62 + 0.3 * random()) * sky }, i + 21)
  }
}

/** The pond before the temple mirrors it. */
function paintPond(pen: CanvasRenderingContext2D, view: SceneView): void {
  const { widthPx } = view.size
  const [horizon, m] = [horizonOf(view), pxPerM(view)]
  const [top, depth] = [horizon - 0.01 * m, 0.42 * m]
  pen.save()
  pen.beginPath()
  pen.rect(0, top, widthPx, depth)
  pen.clip()
  pen.save()
  pen.translate(0, 2 * top)
  pen.scale(1, -1)
  pen.drawImage(pen.canvas, 0, 0)
  pen.restore()
  fillDown(pen, { y: top, widthPx, heightPx: depth }, [
    [0, 'rgb(120 100 78 / 0.25)'],
    [1, 'rgb(84 84 72 / 0.7)'],
  ])
  const random = randomFrom(31)
  pen.strokeStyle = 'rgb(255 240 205 / 0.22)'
  for (let i = 0; i < 240; i++) {
    const t = random()
    const [x, length] = [random() * widthPx, (0.05 + 0.3 * t) * m]
    pen.lineWidth = (0.003 + 0.006 * t) * m
    pen.beginPath()
    pen.moveTo(x, top + t * depth)
    pen.lineTo(x + length, top + t * depth)
    pen.stroke()
  }
  pen.restore()
}

/** Morning light at Angkor: a temple beyond a pond, sugar palms, and dry grass. */
export const angkor: TeamScene = {
  light: {
    shadows: [
      { towards: [0, 1, 0.05], darkness: 0.46, softM: 0.05 },
      { towards: [0.42, 1, -0.62], darkness: 0.3, softM: 0.05 },
      { towards: [-0.3, 1, 0.4], darkness: 0.16, softM: 0.1 },
    ],
    tint: ['#fff1de', '#cbb895'],
    rim: ['#ffe2b0', '#fff0cc'],
  },
  paintBack(pen, view) {
    paintSoft(pen, view, 0.42, (soft, small) => {
      paintFar(soft, small)
      paintPond(soft, small)
    })
    const { widthPx, heightPx } = view.size
    const bank = horizonOf(view) + 0.4 * pxPerM(view)
    fillDown(pen, { y: bank, widthPx, heightPx: heightPx - bank }, [
      [0, '#8d8550'],
      [0.25, '#7c7a3e'],
      [1, '#5f6a33'],
    ])
    paintBlades(pen, view, { from: -6, to: NEAR_M, perM2: 620, heightM: 0.05, seed: 3, colour: GRASS })
  },
  paintRow(pen, view, z) {
    paintBlades(pen, view, { from: z + 0.03, to: z + 0.3, perM2: 420, heightM: 0.045, seed: 9, colour: GRASS })
  },
  paintFront(pen, view) {
    const [horizon, sky] = [horizonOf(view), skyOf(view)]
    pen.save()
    pen.globalCompositeOperation = 'screen'
    fillGlow(pen, {
      x: view.size.widthPx / 2 + 0.42 * sky,
      y: horizon - 0.34 * sky,
      reachX: 2.4 * sky,
      reachY: 2.2 * sky,
      stops: [
        [0, 'rgb(255 226 170 / 0.26)'],
        [0.5, 'rgb(255 206 140 / 0.08)'],
        [1, 'rgb(255 206 140 / 0)'],
      ],
    })
    pen.restore()
    paintCorners(pen, view, 0.26)
  },
}
