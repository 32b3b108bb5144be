import { randomFrom } from './pens.ts'

interface Skyline {
  /** The middle and the ground line in pixels, and pixels per unit. */
  readonly x: number
  readonly y: number
  readonly unit: number
}

/** The towers' places and heights, in units: a temple's five lotus-bud towers, of our own drawing. */
const TOWERS: readonly (readonly [x: number, height: number, width: number])[] = [
  [-0.92, 0.62, 0.25],
  [0.92, 0.62, 0.25],
  [-0.46, 0.8, 0.28],
  [0.46, 0.8, 0.28],
  [0, 1.08, 0.34],
]
const TIERS = 9

function pathTower(pen: CanvasRenderingContext2D, x: number, height: number, width: number): void {
  const half = (t: number): number => (width / 2) * (1 - t) ** 0.52 * (1 - 0.12 * t)
  const edge = (side: number, up: boolean): void => {
    for (let k = 0; k <= TIERS; k++) {
      const t = (up ? k : TIERS - k) / TIERS
      const y = -height * (0.3 + 0.66 * t)
      // Each tier steps back a little and ends in a lip.
      pen.lineTo(x + side * half(t) * 1.06, y)
      pen.lineTo(x + side * half(t) * 0.94, y - (up ? 0.006 : -0.006))
    }
  }
  pen.moveTo(x - width * 0.52, 0)
  pen.lineTo(x - width * 0.52, -height * 0.3)
  edge(-1, true)
  pen.lineTo(x, -height)
  edge(1, false)
  pen.lineTo(x + width * 0.52, -height * 0.3)
  pen.lineTo(x + width * 0.52, 0)
  pen.closePath()
}

/** Fills the silhouette of a temple with galleries and towers. */
export function fillTemple(pen: CanvasRenderingContext2D, { x, y, unit }: Skyline): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(unit, unit)
  pen.beginPath()
  for (const [at, height, width] of TOWERS) pathTower(pen, at, height, width)
  for (const [half, height] of [
    [2.05, 0.1],
    [1.62, 0.19],
    [1.15, 0.29],
  ] as const) {
    pen.rect(-half, -height, 2 * half, height)
    // A curved roof over each gallery, and its corner pavilions.
    for (const side of [-1, 1]) pen.rect(side * half - 0.06, -height - 0.06, 0.12, 0.06)
  }
  pen.fill()
  pen.restore()
}

/** Fills a sugar palm: a thin trunk and a round crown of fans. */
export function fillPalm(pen: CanvasRenderingContext2D, { x, y, unit }: Skyline, seed: number): void {
  const random = randomFrom(seed)
  const lean = (random() - 0.5) * 0.1
  pen.save()
  pen.translate(x, y)
  pen.scale(unit, unit)
  pen.beginPath()
  pen.moveTo(-0.018, 0)
  pen.quadraticCurveTo(lean * 0.4 - 0.012, -0.5, lean - 0.01, -1)
  pen.lineTo(lean + 0.01, -1)
  pen.quadraticCurveTo(lean * 0.4 + 0.014, -0.5, 0.02, 0)
  pen.fill()
  const fans = 13
  for (let k = 0; k < fans; k++) {
    const angle = -Math.PI / 2 + ((k - (fans - 1) / 2) / fans) * 4.7 + (random() - 0.5) * 0.16
    const length = 0.15 + 0.045 * random()
    pen.save()
    pen.translate(lean, -1)
    pen.rotate(angle)
    pen.beginPath()
    pen.moveTo(0, 0)
    // A fan opens into fingers.
    for (let f = -4; f <= 4; f++) {
      const [a, r] = [f * 0.13, length * (1 - Math.abs(f) * 0.04)]
      pen.lineTo(r * Math.cos(a), r * Math.sin(a))
      pen.lineTo(r * 0.74 * Math.cos(a + 0.065), r * 0.74 * Math.sin(a + 0.065))
    }
    pen.closePath()
    pen.fill()
    pen.restore()
  }
  pen.restore()
}
