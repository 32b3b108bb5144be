import { flameLeaf } from '../ornaments/leaves.ts'
import { disc, type XY } from '../drawingTools/shapes.ts'
import { erase } from '../drawingTools/repeatMotif.ts'
import { FAR, fromCentre, inMm, poly } from '../placedDesigns/placedDesigns.ts'
import { acrossBands, crossed, slantedBands, uprightBands } from '../placedDesigns/bands.ts'
import { raglanLine, raglanSleeve } from '../placedDesigns/shoulders.ts'
import { saw } from '../drawingTools/field.ts'
import { tower } from '../ornaments/khmer.ts'
import type { Context, DrawTile } from '../drawingTools/tile.ts'
import { inInks } from './inInks.ts'

const vee = (at: number, thick: number): DrawTile => {
  const rise = FAR * (440 / 700)
  return poly(
    [-FAR, at - rise],
    [0, at],
    [FAR, at - rise],
    [FAR, at - rise + thick],
    [0, at + thick],
    [-FAR, at - rise + thick],
  )
}

const quarter = (x: 0 | -1, y: 0 | -1): DrawTile => fromCentre(context => context.fillRect(x * FAR, y * FAR, FAR, FAR))

const raglans = (draw: (context: Context) => void): DrawTile =>
  fromCentre(context => {
    for (const side of [1, -1]) {
      context.save()
      context.scale(side, 1)
      draw(context)
      context.restore()
    }
  })

/** A yoke whose lower edge dips in the middle, `down` deep. */
const yoke = (down: number, thick = FAR): DrawTile => {
  const edge: readonly XY[] = [
    [FAR, -215],
    [420, -215],
    [0, -120],
    [-420, -215],
    [-FAR, -215],
  ]
  const lower = edge.map(([x, y]): XY => [x, y + down])
  return poly(...lower, ...lower.map(([x, y]): XY => [x, y - thick]).toReversed())
}

const SUN: XY = [0, -20]
const SUN_MM = 190
/** A setting sun, cut below one level into slices that grow thinner. */
const sunset = (from: number): DrawTile =>
  fromCentre(context => {
    disc(context, ...SUN, SUN_MM)
    erase(context, () => {
      context.fillRect(-FAR, -FAR, 2 * FAR, FAR + SUN[1] + from)
      for (let k = 0; k < 5; k++) context.fillRect(-FAR, SUN[1] + 20 + k * 36, 2 * FAR, 6 + k * 4)
    })
  })

const ridge = (level: number, wide: number, shift: number): DrawTile =>
  inMm((x, y) =>
    y > level - 130 * (1 - saw(x / wide + shift)) - 45 * (1 - saw(x / (wide * 0.37) + shift * 3)) ? 1 : 0,
  )

const swell = (level: number, phase: number): DrawTile =>
  inMm((x, y) => (y > level + 26 * Math.sin(x / 92 + phase) + 8 * Math.sin(x / 41 + phase * 2) ? 1 : 0))

const skyline = (foot: number, high: number, wide: number, shift: number): DrawTile =>
  fromCentre(context => {
    const heights = [0.42, 0.66, 1, 0.66, 0.42]
    for (let k = -30; k <= 30; k++) {
      const share = heights[((k % 5) + 5) % 5]!
      tower(context, [(k - 2) * wide + shift, foot], wide * 0.96, high * share)
    }
    context.fillRect(-FAR, foot - 4, 2 * FAR, FAR)
  })

const kbachRow = fromCentre(context => {
  for (const y of [-166, -22]) context.fillRect(-FAR, y, 2 * FAR, 8)
  for (let k = -24; k <= 24; k++) {
    context.save()
    context.translate(k * 70, -34)
    flameLeaf(context, 116)
    context.restore()
  }
})

/** Non-repeating patterns of several inks, bottom ink first. */
export const BOLD_INKS: Readonly<Record<string, DrawTile>> = {
  ...inInks('sash-tricolour', slantedBands([[-105, -35]]), slantedBands([[-35, 35]]), slantedBands([[35, 105]])),
  ...inInks('sash-club', slantedBands([[-92, 92]]), slantedBands([[-64, 64]])),
  ...inInks('saltire-club', crossed([[0, 66]]), crossed([[0, 32]])),
  ...inInks(
    'hoop-club',
    acrossBands([[-178, -2]]),
    acrossBands([[-150, -30]]),
    acrossBands([
      [-116, -108],
      [-72, -64],
    ]),
  ),
  ...inInks('vees-club', vee(-92, 46), vee(-34, 46), vee(24, 46)),
  ...inInks('centre-club', uprightBands([[-84, 84]]), uprightBands([[-58, 58]]), uprightBands([[-16, 16]])),
  ...inInks('quarters-club', quarter(-1, -1), quarter(0, 0)),
  ...inInks('halves-club', uprightBands([[0, FAR]]), uprightBands([[-40, 40]])),
  ...inInks(
    'raglan-club',
    raglans(context => raglanSleeve(context, 0)),
    raglans(context => {
      raglanLine(context, 0, 16)
      raglanLine(context, 44, 8)
    }),
  ),
  ...inInks('yoke-club', yoke(0), yoke(26, 30), yoke(50, 10)),
  ...inInks('sunset-club', sunset(-SUN_MM), sunset(-60), sunset(52)),
  ...inInks('peaks-club', ridge(190, 300, 0.75), ridge(280, 260, 0.4), ridge(350, 330, 0.1)),
  ...inInks('tides-club', swell(60, 0), swell(140, 1.7), swell(225, 3.6), swell(310, 5.1)),
  ...inInks(
    'blocks-club',
    poly([-FAR, -FAR], [60, -FAR], [60, -300], [-60, -120], [-FAR, 120]),
    poly([-FAR, 120], [-60, -120], [60, -300], [60, -FAR], [130, -FAR], [130, -270], [-20, -52], [-FAR, 200]),
    poly([FAR, -980], [-120, 420], [-120, FAR], [FAR, FAR]),
  ),
  ...inInks(
    'angkor-dusk',
    fromCentre(context => disc(context, 0, 70, 150)),
    skyline(250, 170, 62, 31),
    skyline(300, 210, 92, 0),
  ),
  ...inInks('kbach-hoop-club', acrossBands([[-182, 2]]), kbachRow),
  ...inInks(
    'sides-club',
    uprightBands([
      [-FAR, -186],
      [186, FAR],
    ]),
    uprightBands([
      [-202, -186],
      [186, 202],
    ]),
  ),
}
