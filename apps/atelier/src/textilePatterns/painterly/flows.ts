import { above, cloud, fromMiddle, inked, noise, part, saw } from '../drawingTools/field.ts'
import { ring } from '../drawingTools/shapes.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

/** Scales of rings, the sea on Japanese cloth. */
const seigaiha: DrawTile = (context, { width: w, height: h }) => {
  for (let row = -1; row <= 9; row++) {
    for (let column = -1; column <= 3; column++) {
      const [x, y] = [(column + (Math.abs(row) % 2) / 2) * (w / 2), (row * h) / 8]
      context.globalCompositeOperation = 'destination-out'
      context.beginPath()
      context.arc(x, y + h / 8, w / 4, 0, Math.PI * 2)
      context.fill()
      context.globalCompositeOperation = 'source-over'
      for (const share of [0.94, 0.7, 0.46, 0.22]) ring(context, [x, y + h / 8], (w / 4) * share, w * 0.022)
    }
  }
}

/** Rings of two drops that meet. */
const ripples = inked((u, v) => {
  const first = Math.cos(fromMiddle(u, v) * 62)
  const second = Math.cos(fromMiddle(u + 0.5, v + 0.5) * 62)
  return above(first + second, 0.35, 0.25)
})

const swirl = (seed: number, count: number, strength: number): DrawTile => {
  const [bend, more] = [noise(seed, 2), noise(seed + 1, 2)]
  return inked((u, v) => above(0.45, saw((u + bend(u, v) * strength + v) * count + more(u, v) * strength * 3), 0.06))
}

const woodGrain = (() => {
  const [rings, fine] = [cloud(431, 2, 2, 1), noise(433, 90, 6)]
  return inked((u, v) => {
    const t = saw(u * 4 + rings(u, v) * 1.7)
    return above(0.2, t, 0.12) * 0.9 + 0.25 * above(fine(u, v), 0.2, 0.2)
  })
})()

const soundWave = inked((u, v) => {
  const bar = Math.floor(u * 32)
  const high = 0.08 + 0.36 * Math.abs(Math.sin(bar * 0.59) * Math.sin(bar * 0.196 * 2))
  return part(u * 32) > 0.28 && Math.abs(part(v) - 0.5) < high ? 1 : 0
})

const dunes = (() => {
  const bend = noise(441, 3)
  return inked((u, v) => part(v * 5 + bend(u, v) * 0.9 + 0.4 * Math.sin(u * Math.PI * 2)) ** 1.3)
})()

/** A sea in three tones, each swell its own way. */
const sea = inked((u, v) => {
  const crest = (rows: number, columns: number, phase: number): number =>
    part(v * rows + 0.22 * Math.sin(u * Math.PI * 2 * columns + phase))
  const t = crest(3, 2, Math.floor(v * 3) * 2.1)
  return t < 0.33 ? 1 : t < 0.55 ? 0.6 : t < 0.75 ? 0.3 : 0
})

const spirals = inked((u, v) => {
  const [x, y] = [part(u * 2) - 0.5, part(v * 2) - 0.5]
  const turn = Math.atan2(y, x) / Math.PI / 2
  const away = Math.sqrt(x * x + y * y)
  return away > 0.48 ? 0 : above(0.42, saw(away * 6 + turn), 0.06)
})

const contourFine = (() => {
  const tone = cloud(461, 2, 2)
  const step = 1 / 512
  return inked((u, v) => {
    const t = tone(u, v) * 9
    const slope = Math.sqrt((tone(u + step, v) * 9 - t) ** 2 + (tone(u, v + step) * 9 - t) ** 2)
    const away = Math.abs(t - Math.round(t)) / Math.max(slope, 1e-6)
    return above(Math.round(t) % 4 === 0 ? 1.9 : 0.9, away, 0.6)
  })
})()

export const FLOWS: Readonly<Record<string, DrawTile>> = {
  seigaiha,
  ripples,
  'swirl-bold': swirl(471, 3, 0.3),
  'swirl-fine': swirl(481, 9, 0.22),
  'wood-grain': woodGrain,
  'sound-wave': soundWave,
  dunes,
  'sea-tones': sea,
  spirals,
  'contour-fine': contourFine,
}
