import { polygon, wrapped, type DrawTile } from '../drawingTools/tile.ts'

export const bars =
  (shares: readonly (readonly [at: number, width: number])[], along: 'x' | 'y'): DrawTile =>
  (context, { width, height }) => {
    for (const [at, share] of shares) {
      if (along === 'x') context.fillRect(at * width, 0, share * width, height)
      else context.fillRect(0, at * height, width, share * height)
    }
  }

// Every bar is centred on the tile, so that it is centred on the garment.
export const stripes = bars([[0.25, 0.5]], 'x')
export const pinstripes = bars([[0.4375, 0.125]], 'x')
export const stripesTrio = bars(
  [
    [0.375, 0.25],
    [0.25, 0.0625],
    [0.6875, 0.0625],
  ],
  'x',
)
export const hoops = bars([[0.25, 0.5]], 'y')
export const wideHoops = bars(
  [
    [0.25, 0.5],
    [0.125, 0.0625],
    [0.8125, 0.0625],
  ],
  'y',
)

export const diagonals: DrawTile = (context, { width: w, height: h }) => {
  for (const dx of [-w, 0, w]) {
    polygon(context, [
      [dx, h],
      [dx + w, 0],
      [dx + w * 1.5, 0],
      [dx + w * 0.5, h],
    ])
    context.fill()
  }
}

export const chevron: DrawTile = (context, { width: w, height: h }) => {
  const thick = h * 0.45
  for (const dy of [-h, 0, h]) {
    polygon(context, [
      [0, dy],
      [w / 2, dy + w * 0.3],
      [w, dy],
      [w, dy + thick],
      [w / 2, dy + w * 0.3 + thick],
      [0, dy + thick],
    ])
    context.fill()
  }
}

export const zigzag: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  context.lineWidth = h * 0.16
  context.lineJoin = 'miter'
  for (const y of [h * 0.25, h * 0.75]) {
    wrapped(context, tile, () => {
      context.beginPath()
      context.moveTo(-w / 4, y + h * 0.25)
      for (let i = 0; i <= 6; i++) context.lineTo((i * w) / 4, y + (i % 2 === 0 ? -h * 0.12 : h * 0.12))
      context.stroke()
    })
  }
}

export const grid: DrawTile = (context, { width: w, height: h }) => {
  const line = 0.0625
  context.fillRect(w * (0.5 - line / 2), 0, w * line, h)
  context.fillRect(0, h * (0.5 - line / 2), w, h * line)
}

/** A 2/2 twill: each cell of the 4 × 4 weave shaded from its lit end to its dark end. */
export const carbon: DrawTile = (context, { width: w, height: h }) => {
  const cell = w / 4
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const isWarp = (column + row) % 4 < 2
      const [x, y] = [column * cell, (row * h) / 4]
      const shade = isWarp
        ? context.createLinearGradient(x, y, x, y + cell)
        : context.createLinearGradient(x, y, x + cell, y)
      shade.addColorStop(0, `rgba(0,0,0,${isWarp ? 0.95 : 0.25})`)
      shade.addColorStop(1, `rgba(0,0,0,${isWarp ? 0.6 : 0.05})`)
      context.fillStyle = shade
      context.fillRect(x, y, cell, h / 4)
    }
  }
}

export const waves: DrawTile = (context, { width: w, height: h }) => {
  const swell = h * 0.14
  const lines = [
    [h * 0.25, h * 0.2],
    [h * 0.6, h * 0.08],
    [h * 0.82, h * 0.04],
  ] as const
  for (const dy of [-h, 0, h]) {
    for (const [y, thick] of lines) {
      context.lineWidth = thick
      context.beginPath()
      for (let i = -2; i <= 66; i++) context.lineTo((i / 64) * w, y + dy + swell * Math.cos((i / 32) * Math.PI))
      context.stroke()
    }
  }
}
