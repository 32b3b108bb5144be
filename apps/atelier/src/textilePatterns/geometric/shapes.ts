import { polygon, wrapped, type Context, type DrawTile } from '../drawingTools/tile.ts'

export const checks: DrawTile = (context, { width: w, height: h }) => {
  context.fillRect(0, 0, w / 2, h / 2)
  context.fillRect(w / 2, h / 2, w / 2, h / 2)
}

/** A krama: even warp and weft stripes, darker where they cross, with a thin line between. */
export const gingham: DrawTile = (context, { width: w, height: h }) => {
  context.globalAlpha = 0.5
  context.fillRect(w * 0.25, 0, w * 0.5, h)
  context.fillRect(0, h * 0.25, w, h * 0.5)
  context.globalAlpha = 0.35
  for (const at of [0, 0.96875]) {
    context.fillRect(w * at, 0, w * 0.03125, h)
    context.fillRect(0, h * at, w, h * 0.03125)
  }
}

function lozenge(context: Context, [x, y]: readonly [number, number], rx: number, ry: number): void {
  polygon(context, [
    [x, y - ry],
    [x + rx, y],
    [x, y + ry],
    [x - rx, y],
  ])
}

export const diamonds: DrawTile = (context, { width: w, height: h }) => {
  const at = [
    [w / 2, h / 2],
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ] as const
  for (const centre of at) {
    lozenge(context, centre, w * 0.3, h * 0.3)
    context.fill()
    lozenge(context, centre, w * 0.41, h * 0.41)
    context.lineWidth = w * 0.025
    context.stroke()
  }
}

export const harlequin: DrawTile = (context, { width: w, height: h }) => {
  lozenge(context, [w / 2, h / 2], w / 2, h / 2)
  context.fill()
}

export const dots: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  for (const [x, y] of [
    [w / 2, h / 2],
    [0, 0],
  ] as const) {
    wrapped(context, tile, () => {
      context.beginPath()
      context.arc(x, y, w * 0.17, 0, Math.PI * 2)
      context.fill()
    })
  }
}

export const halftone: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const rows = 24
  const columns = 6
  for (let row = 0; row < rows; row++) {
    const y = (row / rows) * h
    const radius = (w / columns) * (0.05 + 0.47 * (0.5 - 0.5 * Math.cos((row / rows) * Math.PI * 2)))
    for (let column = 0; column < columns; column++) {
      const x = ((column + (row % 2) / 2) / columns) * w
      wrapped(context, tile, () => {
        context.beginPath()
        context.arc(x, y, radius, 0, Math.PI * 2)
        context.fill()
      })
    }
  }
}

export const honeycomb: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const radius = w / Math.sqrt(3)
  context.lineWidth = w * 0.09
  for (const [x, y] of [
    [w / 2, h / 2],
    [0, 0],
  ] as const) {
    wrapped(context, tile, () => {
      polygon(
        context,
        Array.from({ length: 6 }, (_, i) => {
          const angle = ((i + 0.5) * Math.PI) / 3
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
        }),
      )
      context.stroke()
    })
  }
}

function star(context: Context, x: number, y: number, radius: number): void {
  polygon(
    context,
    Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 === 0 ? radius : radius * 0.4
      const angle = (i * Math.PI) / 5 - Math.PI / 2
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
    }),
  )
  context.fill()
}

export const stars: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  star(context, w * 0.5, h * 0.5, w * 0.24)
  wrapped(context, tile, () => star(context, 0, 0, w * 0.12))
}

const BOLT = [
  [0.58, 0.05],
  [0.2, 0.56],
  [0.46, 0.56],
  [0.36, 0.95],
  [0.8, 0.4],
  [0.54, 0.4],
  [0.72, 0.05],
] as const

export const lightning: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const bolt = (dx: number, dy: number, size: number): void => {
    polygon(
      context,
      BOLT.map(([x, y]) => [dx + (x - 0.5) * w * size, dy + (y - 0.5) * h * size] as const),
    )
    context.fill()
  }
  bolt(w * 0.5, h * 0.5, 0.62)
  wrapped(context, tile, () => bolt(0, 0, 0.4))
}

/** Chains of slanted triangles that overlap, in the manner of kits of the nineties: `[x, y, shade]`, mm. */
const FLIGHT = [
  [14, 14, 0.75],
  [34, 50, 0.55],
  [112, 2, 0.95],
  [128, 42, 0.65],
  [62, 92, 0.95],
  [80, 132, 0.7],
  [96, 170, 0.5],
  [150, 128, 0.85],
  [166, 166, 0.6],
  [16, 176, 0.9],
] as const

export const triangles: DrawTile = (context, tile) => {
  wrapped(context, tile, () => {
    for (const [x, y, shade] of FLIGHT) {
      context.globalAlpha = shade
      polygon(context, [
        [x, y],
        [x + 46, y + 17],
        [x + 14, y + 52],
      ])
      context.fill()
    }
  })
}

export const nagaScales: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const rings = [0.5, 0.33, 0.16]
  const scale = (x: number, y: number): void => {
    context.globalCompositeOperation = 'destination-out'
    context.beginPath()
    context.arc(x, y, w * 0.5, 0, Math.PI * 2)
    context.fill()
    context.globalCompositeOperation = 'source-over'
    for (const ring of rings) {
      context.lineWidth = w * 0.05
      context.beginPath()
      context.arc(x, y, w * ring - w * 0.025, 0, Math.PI * 2)
      context.stroke()
    }
  }
  // Rows from the bottom up: each row covers the upper half of the one below, as on a snake.
  for (let row = 6; row >= -2; row--) {
    for (let column = -1; column <= 2; column++) scale((column + (Math.abs(row) % 2) / 2) * w, (row * h) / 4 + h * 0.01)
  }
}
