import { above, inked, noise, part, saw } from '../drawingTools/field.ts'
import { line, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { lattice } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

// Tone on tone, as a knitting machine makes it: quiet grounds for a crest and a number.

/** Fields of lines that lean in alternating directions. */
const leaning = (cellsAcross: number, kind: (i: number, j: number) => number): DrawTile =>
  inked((u, v) => {
    const way = kind(Math.floor(u * cellsAcross), Math.floor(v * cellsAcross))
    const t = [u + v, u - v, u, v][way]!
    return part(t * 24) < 0.5 ? 1 : 0
  })

const shadowStripes = inked((u, v) => {
  const t = part(u * 2)
  return part((t < 0.5 ? u + v : u - v) * 24) < 0.5 ? 1 : 0
})

const shadowHoops = inked((u, v) => {
  const t = part(v * 2)
  return t < 0.5 ? (part(u * 24) < 0.5 ? 1 : 0.3) : 0
})

const shadowDiamonds = inked((u, v) => {
  const isIn = Math.abs(part(u * 2) - 0.5) + Math.abs(part(v * 2) - 0.5) < 0.5
  return part((isIn ? u + v : u - v) * 24) < 0.5 ? 1 : 0
})

const shadowChevrons = inked((u, v) => {
  const t = part((v - 0.5 * Math.abs(part(u) - 0.5) * 2) * 3)
  return t < 0.5 ? (part(u * 30) < 0.5 ? 1 : 0.35) : 0
})

const shadowSash = inked((u, v) => {
  const t = part(u + v)
  return t < 0.42 ? (part((u - v) * 22) < 0.5 ? 1 : 0.4) : 0
})

const ribs = inked((u, v) => (part(u * 12) < 0.5 ? 1 : part(v * 24) < 0.5 ? 0.35 : 0))

/** A zigzag within each stripe. */
const zigStripes = inked((u, v) => {
  const t = part(u * 3)
  return t < 0.55 && part((v + 0.06 * saw(t / 0.55)) * 12) < 0.55 ? 1 : 0
})

const crossStitch: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 6, rows: 6, isBrick: true }, ({ width: w }) => {
    for (const turn of [1, -1])
      line(
        context,
        [
          [-w * 0.28, -w * 0.28 * turn],
          [w * 0.28, w * 0.28 * turn],
        ],
        w * 0.13,
      )
  })

const arrowsIn =
  (shades: readonly number[]): DrawTile =>
  (context, tile) =>
    lattice(context, tile, { columns: 6, rows: 8 }, ({ column, width: w, height: h }) => {
      context.globalAlpha = shades[column % shades.length]!
      if (column % 2 === 1) context.scale(1, -1)
      shape(context, [
        [-w / 2, h / 2],
        [0, -h / 4],
        [w / 2, h / 2],
        [w / 2, h / 4],
        [0, -h / 2],
        [-w / 2, h / 4],
      ])
    })

const lattices = (thick: number): DrawTile =>
  inked((u, v) => {
    const near = Math.min(saw((u + v) * 3), saw((u - v) * 3))
    return near < thick || Math.abs(near - 0.34) < thick * 0.4 ? 1 : 0
  })

const petals = inked((u, v) => {
  const [x, y] = [part(u * 4) - 0.5, part(v * 4) - 0.5]
  const reach = Math.SQRT1_2
  const circle = (cx: number, cy: number): boolean => Math.hypot(x - cx, y - cy) < reach * 0.72
  const count = [circle(-0.5, 0), circle(0.5, 0), circle(0, -0.5), circle(0, 0.5)].filter(Boolean).length
  return count >= 2 ? 1 : 0
})

const scallops = inked((u, v) => {
  const row = Math.floor(v * 8)
  const x = part(u * 6 + (row % 2) / 2) - 0.5
  const away = Math.hypot(x, part(v * 8))
  return away < 0.56 && away > 0.4 ? 1 : away < 0.26 ? 0.5 : 0
})

const woven = inked((u, v) => {
  const [i, j] = [Math.floor(u * 12), Math.floor(v * 12)]
  const [x, y] = [part(u * 12), part(v * 12)]
  const isWarp = (i + j * 2) % 3 === 0
  return isWarp ? (Math.abs(x - 0.5) < 0.36 ? 1 : 0) : Math.abs(y - 0.5) < 0.2 ? 0.5 : 0
})

const brushed = (() => {
  const [grain, slow] = [noise(1101, 60, 3), noise(1103, 3, 3)]
  return inked((u, v) => above(grain(u, v) * 0.8 + slow(u, v) * 0.5, 0.08, 0.3))
})()

const flecks: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 10, rows: 10, isBrick: true }, ({ column, row, width: w }) => {
    context.rotate((column * 7 + row * 3) % 2 === 0 ? 0.6 : -0.6)
    context.fillRect(-w * 0.34, -w * 0.07, w * 0.68, w * 0.14)
  })

const starGrid: DrawTile = (context, tile) =>
  lattice(context, tile, { columns: 4, rows: 4, isBrick: true }, ({ column, row, width: w }) => {
    context.globalAlpha = (column + row) % 2 === 0 ? 1 : 0.45
    shape(context, starPoints(4, w * 0.46, 0.3))
  })

const interlock: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  const arm: XY[] = [
    [0, 0.06],
    [0.1, 0],
    [0.1, -0.2],
    [0, -0.26],
    [-0.1, -0.2],
    [-0.1, 0],
  ]
  wrapped(context, tile, () => {
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        context.save()
        context.translate(((column + (row % 2) / 2) / 4) * w, (row / 4) * h)
        for (let k = 0; k < 3; k++) {
          context.globalAlpha = [1, 0.65, 0.35][k]!
          shape(
            context,
            arm.map(([x, y]): XY => [x * w * 0.5, y * h * 0.5]),
          )
          context.rotate((Math.PI * 2) / 3)
        }
        context.restore()
      }
    }
  })
}

export const JACQUARD: Readonly<Record<string, DrawTile>> = {
  'shadow-stripes': shadowStripes,
  'shadow-hoops': shadowHoops,
  'shadow-diamonds': shadowDiamonds,
  'shadow-chevrons': shadowChevrons,
  'shadow-sash': shadowSash,
  'shadow-checks': leaning(4, (i, j) => (i + j) % 2),
  'shadow-blocks': leaning(6, (i, j) => (i * 2 + j * 3) % 4),
  'rib-knit': ribs,
  'zig-stripes': zigStripes,
  'cross-stitch': crossStitch,
  'arrow-columns': arrowsIn([1, 0.45]),
  'lattice-fine': lattices(0.06),
  'lattice-bold': lattices(0.13),
  'petal-grid': petals,
  scallops,
  'mesh-weave': woven,
  'brushed-steel': brushed,
  flecks,
  'star-grid': starGrid,
  interlock,
}
