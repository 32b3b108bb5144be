import { above, cells, inked, noise, saw } from '../drawingTools/field.ts'
import { leaf, line, ring, disc } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import type { DrawTile } from '../drawingTools/tile.ts'

/** Stripes that split and taper. */
const stripes = (seed: number, rows: number, strength: number, at: number): DrawTile => {
  const [bend, gate, fine] = [noise(seed, 3), noise(seed + 1, 4, 4), noise(seed + 2, 6, 8)]
  return inked((u, v) => {
    const t = saw(v * rows + bend(u, v) * strength + fine(u, v) * 0.35)
    return above(at + gate(u, v) * 0.75, t, 0.06)
  })
}

/** Rosettes: broken rings with a tint inside. */
const leopard = (() => {
  const [spots, rough, gaps] = [cells(511, 6), noise(513, 16), noise(517, 14)]
  return inked((u, v) => {
    const { near, chance } = spots(u + rough(u, v) * 0.02, v + rough(v, u) * 0.02)
    const size = 0.3 + chance * 0.14
    const rim = above(size, near, 0.04) * above(near, size * 0.55, 0.04) * above(gaps(u, v), -0.42, 0.1)
    return Math.max(rim, 0.3 * above(size * 0.6, near, 0.04))
  })
})()

const cheetah = (() => {
  const [spots, rough] = [cells(521, 11), noise(523, 24)]
  return inked((u, v) => {
    const { near, chance } = spots(u + rough(u, v) * 0.014, v + rough(v, u) * 0.014)
    return above(0.17 + chance * 0.16, near, 0.05)
  })
})()

const giraffe = (() => {
  const [spots, rough] = [cells(531, 5), noise(533, 12)]
  return inked((u, v) => {
    const { near, next } = spots(u + rough(u, v) * 0.02, v + rough(v, u) * 0.02)
    return above(next - near, 0.13, 0.04)
  })
})()

const crocodile = (() => {
  const hide = cells(541, 8, 12, 0.55)
  return inked((u, v) => {
    const { near, next } = hide(u, v)
    return above(next - near, 0.09, 0.06) * (1 - 0.75 * near)
  })
})()

const snake: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 10, rows: 20, isBrick: true }, ({ row, column, width: w, height: h }) => {
    const isMark = Math.abs(((column + (row % 2) / 2) % 5) - 2.25) + Math.abs((row % 10) - 4.5) / 2 < 2.1
    context.globalAlpha = isMark ? 1 : 0.35
    context.beginPath()
    context.ellipse(0, 0, w * 0.44, h * 0.86, 0, 0, Math.PI * 2)
    context.fill()
  })
}

/** Dragon's scales: each with a ridge, darker towards its tip. */
const dragon: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const scale = (x: number, y: number): void => {
    const path = (): void => {
      context.beginPath()
      context.moveTo(x, y + h * 0.2)
      context.bezierCurveTo(x - w * 0.14, y + h * 0.1, x - w * 0.13, y - h * 0.02, x - w * 0.12, y - h * 0.1)
      context.lineTo(x + w * 0.12, y - h * 0.1)
      context.bezierCurveTo(x + w * 0.13, y - h * 0.02, x + w * 0.14, y + h * 0.1, x, y + h * 0.2)
    }
    context.globalCompositeOperation = 'destination-out'
    path()
    context.lineWidth = w * 0.035
    context.stroke()
    context.fill()
    context.globalCompositeOperation = 'source-over'
    const shade = context.createLinearGradient(x, y - h * 0.1, x, y + h * 0.2)
    shade.addColorStop(0, 'rgba(0,0,0,.15)')
    shade.addColorStop(1, 'rgba(0,0,0,1)')
    context.fillStyle = shade
    path()
    context.fill()
  }
  for (let row = 10; row >= -2; row--) {
    for (let column = -1; column <= 4; column++) scale((column + (Math.abs(row) % 2) / 2) * (w / 4), (row * h) / 8)
  }
}

const feathers: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.75)
    for (const side of [-1, 1]) {
      for (let k = 0; k < 9; k++) {
        context.save()
        context.translate(0, -k * h * 0.13)
        context.rotate(side * (0.95 - k * 0.05))
        leaf(context, w * (0.42 - Math.abs(k - 3) * 0.03), w * 0.08, 0.6)
        context.restore()
      }
    }
    line(
      context,
      [
        [0, h * 0.2],
        [0, -h * 1.25],
      ],
      w * 0.02,
    )
  })
}

const peacock: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 6, isBrick: true }, ({ width: w }) => {
    context.globalAlpha = 0.35
    context.beginPath()
    context.ellipse(0, 0, w * 0.4, w * 0.5, 0, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
    context.lineWidth = w * 0.05
    context.stroke()
    ring(context, [0, w * 0.08], w * 0.24, w * 0.05)
    disc(context, 0, w * 0.14, w * 0.13)
  })
}

const fish: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ row, width: w }) => {
    if (row % 2 === 1) context.scale(-1, 1)
    context.beginPath()
    context.moveTo(-w * 0.42, 0)
    context.bezierCurveTo(-w * 0.2, -w * 0.24, w * 0.12, -w * 0.2, w * 0.24, 0)
    context.lineTo(w * 0.42, -w * 0.14)
    context.lineTo(w * 0.42, w * 0.14)
    context.lineTo(w * 0.24, 0)
    context.bezierCurveTo(w * 0.12, w * 0.2, -w * 0.2, w * 0.24, -w * 0.42, 0)
    context.fill()
    context.globalCompositeOperation = 'destination-out'
    disc(context, -w * 0.26, -w * 0.03, w * 0.03)
    context.lineWidth = w * 0.02
    for (const x of [-0.12, 0, 0.12]) {
      context.beginPath()
      context.arc((x - 0.12) * w, 0, w * 0.13, -0.9, 0.9)
      context.stroke()
    }
  })
}

export const ANIMALS: Readonly<Record<string, DrawTile>> = {
  tiger: stripes(501, 6, 0.9, 0.22),
  zebra: stripes(507, 5, 1.3, 0.46),
  leopard,
  cheetah,
  giraffe,
  crocodile,
  snake,
  'dragon-scales': dragon,
  feathers,
  peacock,
  fish,
}
