import { bayonFace, crown, naga } from '../ornaments/figures.ts'
import { tower } from '../ornaments/khmer.ts'
import { leaf, line, ring, type XY } from '../drawingTools/shapes.ts'
import { around, erase, lattice, mirrored } from '../drawingTools/repeatMotif.ts'
import { wrapped, type DrawTile } from '../drawingTools/tile.ts'

const crowns: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.24)
    crown(context, w * 0.6)
  })
}

const nagas: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.46)
    naga(context, w * 0.7)
  })
}

/** Naga's body in waves, banded with scales. */
const nagaBody: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (const y of [0.25, 0.75]) {
      const at = (t: number): XY => [t * w, h * (y + 0.1 * Math.sin(t * Math.PI * 2))]
      context.lineCap = 'butt'
      line(
        context,
        Array.from({ length: 65 }, (_, i) => at((i - 2) / 60)),
        h * 0.2,
      )
      erase(context, () => {
        for (const off of [-0.062, 0.062]) {
          line(
            context,
            Array.from({ length: 65 }, (_, i): XY => [at((i - 2) / 60)[0], at((i - 2) / 60)[1] + off * h]),
            h * 0.012,
          )
        }
        for (let k = 0; k < 12; k++) {
          const [x, dy] = at(k / 12)
          ring(context, [x, dy], h * 0.035, h * 0.012)
        }
      })
    }
  })
}

const skyline: DrawTile = (context, tile) => {
  const { width: w, height: h } = tile
  wrapped(context, tile, () => {
    for (let k = 0; k < 7; k++) {
      const high = [0.34, 0.46, 0.56, 0.74, 0.56, 0.46, 0.34][k]!
      tower(context, [((k + 0.5) / 7) * w, h * 0.8], w * 0.125, h * high)
    }
  })
  context.fillRect(0, h * 0.8, w, h * 0.03)
  context.fillRect(0, h * 0.85, w, h * 0.06)
  erase(context, () => {
    for (let k = 0; k < 21; k++) context.fillRect(((k + 0.3) / 21) * w, h * 0.86, (w / 21) * 0.4, h * 0.04)
  })
}

const towers: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 3, rows: 4, isBrick: true }, ({ width: w, height: h }) => {
    tower(context, [0, h * 0.62], w * 0.52, h * 1.3)
    context.fillRect(-w * 0.32, h * 0.64, w * 0.64, h * 0.06)
  })
}

/** Windows with turned balusters. */
const balusters: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 1, rows: 1 }, ({ width: w, height: h }) => {
    for (const y of [-0.46, -0.4, 0.36, 0.42]) context.fillRect(-w / 2, y * h, w, h * 0.03)
    for (let k = 0; k < 5; k++) {
      context.save()
      context.translate(((k + 0.5) / 5 - 0.5) * w, 0)
      context.fillRect(-w * 0.03, -h * 0.37, w * 0.06, h * 0.74)
      for (let n = 0; n < 9; n++) {
        context.beginPath()
        context.ellipse(0, (n / 8 - 0.5) * h * 0.64, w * (n % 2 === 0 ? 0.075 : 0.05), h * 0.022, 0, 0, Math.PI * 2)
        context.fill()
      }
      context.restore()
    }
  })
}

/** Gates under a flaming arch. */
const gates: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w, height: h }) => {
    context.translate(0, h * 0.42)
    context.fillRect(-w * 0.42, -h * 0.04, w * 0.84, h * 0.06)
    mirrored(context, () => context.fillRect(w * 0.2, -h * 0.46, w * 0.14, h * 0.44))
    for (let k = -3; k <= 3; k++) {
      context.save()
      context.translate(0, -h * 0.44)
      context.rotate(k * 0.42)
      context.translate(0, -w * 0.24)
      leaf(context, w * (0.24 - Math.abs(k) * 0.02), w * 0.13, 0.5)
      context.restore()
    }
    context.beginPath()
    context.arc(0, -h * 0.44, w * 0.3, Math.PI, 0)
    context.fill()
    erase(context, () => {
      context.beginPath()
      context.arc(0, -h * 0.44, w * 0.17, Math.PI, 0)
      context.fill()
    })
    context.fillRect(-w * 0.06, -h * 0.44, w * 0.12, h * 0.42)
  })
}

const bayon: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 2, isBrick: true }, ({ width: w }) => bayonFace(context, w * 0.5))
}

/** Stones of a wall, each with a carved flower. */
const stones: DrawTile = (context, tile) => {
  lattice(context, tile, { columns: 2, rows: 4, isBrick: true }, ({ row, width: w, height: h }) => {
    context.fillRect(-w * 0.47, -h * 0.44, w * 0.94, h * 0.88)
    erase(context, () => {
      if (row % 2 === 1) return around(context, 4, () => leaf(context, h * 0.36, h * 0.2, 0.6), Math.PI / 4)
      for (const x of [-0.24, 0.24]) {
        context.save()
        context.translate(x * w, 0)
        around(context, 8, () => leaf(context, h * 0.32, h * 0.13, 0.7))
        context.restore()
      }
    })
  })
}

export const ANGKOR: Readonly<Record<string, DrawTile>> = {
  'apsara-crowns': crowns,
  'naga-heads': nagas,
  'naga-body': nagaBody,
  'angkor-skyline': skyline,
  'prasat-towers': towers,
  'temple-balusters': balusters,
  'temple-gates': gates,
  'bayon-faces': bayon,
  'temple-stones': stones,
}
