import { above, cloud, inked, noise, part, saw } from '../drawingTools/field.ts'
import { disc, leaf, line, shape, starPoints, type XY } from '../drawingTools/shapes.ts'
import { erase, lattice, scatter, drawAtScatteredPoints } from '../drawingTools/repeatMotif.ts'
import { polygon, seededRandom, wrapped, type DrawTile } from '../drawingTools/tile.ts'

/** Tongues of fire that lick upwards, a lighter row behind. */
const fire = (rows: number): DrawTile => {
  const [sway, high] = [noise(701, 4, 3), noise(703, 6, 1)]
  return inked((u, v) => {
    const t = part(v * rows)
    const x = u + 0.06 * sway(u, v) * (1 - t)
    const tongue = (count: number, shift: number, top: number): boolean =>
      t > top + (0.85 - top) * saw(x * count + shift) ** 0.7 + high(u, 0) * 0.1 - 0.05 && t < 0.97
    if (tongue(4, 0.1, 0.32)) return 1
    return tongue(5, 0.4, 0.05) ? 0.45 : 0
  })
}

const bursts: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 1, rows: 2, isBrick: true }, ({ row, width: w }) => {
    const random = seededRandom(711 + row)
    const points = Array.from({ length: 36 }, (_, i): XY => {
      const r = w * (i % 2 === 0 ? 0.26 + random() * 0.18 : 0.15)
      return [r * Math.cos((i / 36) * Math.PI * 2), r * Math.sin((i / 36) * Math.PI * 2)]
    })
    shape(context, points)
    erase(context, () => {
      context.scale(0.62, 0.62)
      shape(context, points)
    })
    shape(
      context,
      points.map(([x, y]): XY => [x * 0.4, y * 0.4]),
    )
  })
}

const rays = inked((u, v) => {
  const turn = Math.atan2(part(v) - 0.5, part(u) - 0.5) / (Math.PI * 2)
  const away = Math.max(Math.abs(part(u) - 0.5), Math.abs(part(v) - 0.5))
  return away < 0.06 ? 1 : above(0.5, saw(turn * 20), 0.05)
})

const comets: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(721, 10, 0.25), random => {
    context.rotate(-0.7)
    const size = tile.width * (0.02 + random() * 0.022)
    const tail = context.createLinearGradient(0, 0, -size * 9, 0)
    tail.addColorStop(0, 'rgba(0,0,0,.9)')
    tail.addColorStop(1, 'rgba(0,0,0,0)')
    context.fillStyle = tail
    shape(context, [
      [0, -size * 0.8],
      [-size * 9, 0],
      [0, size * 0.8],
    ])
    context.fillStyle = '#000'
    shape(context, starPoints(5, size * 1.7, 0.45))
  })
}

const splinters: DrawTile = (context, tile) => {
  drawAtScatteredPoints(context, tile, scatter(731, 26, 0.13), random => {
    context.rotate(-0.9 + random() * 0.7)
    context.globalAlpha = [1, 0.7, 0.4][Math.floor(random() * 3)]!
    const [length, wide] = [tile.width * (0.1 + random() * 0.14), tile.width * (0.02 + random() * 0.035)]
    shape(context, [
      [-length, 0],
      [-length * 0.2, -wide],
      [length, -wide * 0.2],
      [length * 0.1, wide],
    ])
  })
}

const claws: DrawTile = (context, tile) => {
  drawAtScatteredPoints(
    context,
    tile,
    [
      [0.27, 0.25],
      [0.75, 0.74],
    ],
    (_, index) => {
      context.rotate(index === 0 ? 0.5 : 0.35)
      for (let k = -1.5; k <= 1.5; k++) {
        context.save()
        context.translate(k * tile.width * 0.085, tile.height * (0.2 - Math.abs(k) * 0.03))
        context.rotate(-k * 0.03)
        leaf(context, tile.height * (0.44 - Math.abs(k) * 0.05), tile.width * 0.06, 0.4)
        context.restore()
      }
    },
  )
}

const boltRows: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (let k = 0; k < 3; k++) {
      const x = ((k + 0.5) / 3) * w
      polygon(
        context,
        [
          [0, 0],
          [0.09, 0.3],
          [0.02, 0.3],
          [0.1, 0.62],
          [0.03, 0.62],
          [0.09, 1.02],
          [0, 1.02],
          [-0.06, 0.68],
          [0.01, 0.68],
          [-0.07, 0.36],
          [0, 0.36],
          [-0.09, 0],
        ].map(([a, b]): XY => [x + a! * w, b! * h]),
      )
      context.fill()
    }
  })
}

const embers: DrawTile = (context, tile) => {
  const rise = scatter(741, 120, 0.045)
  drawAtScatteredPoints(context, tile, rise, (random, index) => {
    const [, v] = rise[index]!
    const size = tile.width * 0.026 * (0.2 + 0.8 * Math.abs(Math.sin(v * Math.PI))) * (0.5 + random())
    context.rotate(0.785)
    context.fillRect(-size / 2, -size / 2, size, size)
  })
}

const plasma = (() => {
  const [a, b] = [cloud(751, 3, 3), cloud(757, 3, 3)]
  return inked((u, v) => 1.15 * (1 - Math.min(1, Math.abs(a(u + 0.08 * b(u, v), v)) * 3.4)) ** 3)
})()

const hearts: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (const y of [0.25, 0.75]) {
      context.lineJoin = 'round'
      const beat = [
        [0, 0],
        [0.3, 0],
        [0.36, -0.06],
        [0.42, 0.02],
        [0.47, -0.19],
        [0.54, 0.14],
        [0.6, 0],
        [0.68, -0.05],
        [0.76, 0],
        [1, 0],
      ]
      line(
        context,
        beat.map(([a, b]): XY => [a! * w, (y + b!) * h]),
        w * 0.026,
      )
      disc(context, w * 0.985, y * h, w * 0.001)
    }
  })
}

export const ENERGY: Readonly<Record<string, DrawTile>> = {
  'fire-rows': fire(1),
  'lightning-columns': boltRows,
  bursts,
  rays,
  comets,
  splinters,
  claws,
  embers,
  plasma,
  heartbeat: hearts,
}
