import { polygon, wrapped, type Context, type DrawTile } from '../drawingTools/tile.ts'

const erase = (context: Context, draw: () => void): void => {
  context.globalCompositeOperation = 'destination-out'
  draw()
  context.globalCompositeOperation = 'source-over'
}

/** A flame leaf that points up from the origin, one unit tall, its tip curling to the right. */
function flame(context: Context): void {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-0.42, -0.22, -0.38, -0.62, 0.02, -0.78)
  context.bezierCurveTo(0.12, -0.84, 0.17, -0.92, 0.12, -1.02)
  context.bezierCurveTo(0.34, -0.9, 0.34, -0.66, 0.18, -0.56)
  context.bezierCurveTo(0.44, -0.46, 0.34, -0.16, 0, 0)
  context.closePath()
}

/** The vein inside the flame: a curl that opens towards its tip. */
function vein(context: Context): void {
  context.beginPath()
  context.moveTo(0, -0.1)
  context.bezierCurveTo(-0.2, -0.26, -0.2, -0.5, 0.02, -0.56)
  context.bezierCurveTo(0.16, -0.56, 0.16, -0.38, 0.05, -0.37)
}

/** A flame leaf of one unit, filled, with its vein cut out. */
export function veinedFlame(context: Context): void {
  flame(context)
  context.fill()
  context.lineWidth = 0.055
  context.lineCap = 'round'
  erase(context, () => {
    vein(context)
    context.stroke()
  })
}

export function rosette(context: Context, leaves: number, size: number): void {
  for (let i = 0; i < leaves; i++) {
    context.save()
    context.rotate((i / leaves) * Math.PI * 2)
    context.translate(0, -size * 0.16)
    context.scale(size * 0.84, size * 0.84)
    if (i % 2 === 1) context.scale(0.8, 0.8)
    veinedFlame(context)
    context.restore()
  }
  context.lineWidth = size * 0.05
  context.beginPath()
  context.arc(0, 0, size * 0.12, 0, Math.PI * 2)
  context.stroke()
  context.beginPath()
  context.arc(0, 0, size * 0.05, 0, Math.PI * 2)
  context.fill()
}

export const kbach: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  context.save()
  context.translate(w / 2, h / 2)
  rosette(context, 8, w * 0.42)
  context.restore()
  wrapped(context, tile, () => rosette(context, 4, w * 0.24))
  const bead = (x: number, y: number): void => {
    context.beginPath()
    context.arc(x, y, w * 0.016, 0, Math.PI * 2)
    context.fill()
  }
  wrapped(context, tile, () => {
    bead(w / 2, 0)
    bead(0, h / 2)
  })
}

export function petal(context: Context, angle: number, length: number, width: number): void {
  context.save()
  context.rotate(angle)
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-width, -length * 0.35, -width * 0.75, -length * 0.75, 0, -length)
  context.bezierCurveTo(width * 0.75, -length * 0.75, width, -length * 0.35, 0, 0)
  erase(context, () => {
    context.lineWidth = length * 0.09
    context.stroke()
  })
  context.fill()
  context.restore()
}

export function lotusFlower(context: Context, size: number): void {
  const rows = [
    [1.25, 0.78, 0.2],
    [0.85, 0.92, 0.24],
    [0.42, 0.98, 0.26],
  ] as const
  for (const [angle, length, width] of rows) {
    petal(context, -angle, size * length, size * width)
    petal(context, angle, size * length, size * width)
  }
  petal(context, 0, size, size * 0.28)
  context.lineWidth = size * 0.06
  context.lineCap = 'round'
  for (const [dx, dy] of [
    [0.5, 0.16],
    [0.3, 0.3],
  ] as const) {
    context.beginPath()
    context.moveTo(-size * dx, size * dy)
    context.quadraticCurveTo(0, size * (dy + 0.14), size * dx, size * dy)
    context.stroke()
  }
}

export const lotus: DrawTile = (context, { width: w, height: h }) => {
  const at = [
    [0.5, 0.62, 0.32],
    [0, 0.12, 0.32],
    [1, 0.12, 0.32],
    [0, 1.12, 0.32],
    [1, 1.12, 0.32],
  ] as const
  for (const [x, y, size] of at) {
    context.save()
    context.translate(x * w, y * h)
    lotusFlower(context, w * size)
    context.restore()
  }
}

/** A prasat: a porch, tiers that swell and close like a lotus bud, a finial on top. `x` is its middle, `y` its foot. */
export function tower(context: Context, [x, y]: readonly [number, number], width: number, height: number): void {
  const tiers = 6
  const step = (height * 0.86) / tiers
  const halfAt = (t: number): number => (width / 2) * Math.sqrt(1 - (t * 0.97) ** 2.4)
  for (let i = 0; i < tiers; i++) {
    const [low, high] = [halfAt(i / tiers), halfAt((i + 1) / tiers)]
    const foot = y - i * step
    const top = foot - step * 0.9
    polygon(context, [
      [x - low, foot],
      [x - low, foot - step * 0.24],
      [x - low * 0.86, foot - step * 0.3],
      [x - (low * 0.3 + high * 0.6), top],
      [x + (low * 0.3 + high * 0.6), top],
      [x + low * 0.86, foot - step * 0.3],
      [x + low, foot - step * 0.24],
      [x + low, foot],
    ])
    context.fill()
  }
  const top = y - tiers * step
  polygon(context, [
    [x - width * 0.09, top + step * 0.14],
    [x, y - height],
    [x + width * 0.09, top + step * 0.14],
  ])
  context.fill()
  erase(context, () => context.fillRect(x - width * 0.09, y - step * 0.72, width * 0.18, step * 0.72))
}

export const angkor: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const foot = h * 0.84
  wrapped(context, tile, () => {
    tower(context, [w * 0.5, foot], w * 0.24, h * 0.7)
    for (const side of [-1, 1]) {
      tower(context, [w * (0.5 + side * 0.22), foot], w * 0.18, h * 0.52)
      tower(context, [w * (0.5 + side * 0.4), foot], w * 0.15, h * 0.4)
    }
  })
  context.fillRect(0, foot + h * 0.02, w, h * 0.045)
  context.fillRect(0, foot + h * 0.085, w, h * 0.02)
  for (let i = 0; i < 18; i++) context.fillRect(((i + 0.3) / 18) * w, foot + h * 0.125, (w / 18) * 0.4, h * 0.02)
}
