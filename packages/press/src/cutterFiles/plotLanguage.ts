import { boxHeight, boxWidth, type Box, type Point } from '@kitwright/measure'

/** The plot languages: HP-GL has 16-bit coordinates, HP-GL/2 decimal ones. */
export type PlotLanguage = 'hpgl' | 'hpgl2'

/** Both languages have 40 plotter units per millimetre. */
const PLOTTER_UNITS_PER_MM = 40
/** The largest coordinate of HP-GL, a signed 16-bit number. */
const MAX_COORDINATE = 32_767
/** Both scaling points of HP-GL, 100 mm apart. */
const SCALED_MM = 100
/** The largest coordinate of HP-GL/2 in plotter units: 23 bits and a sign. */
const MAX_PLOTTER_UNITS = 2 ** 23 - 1
const ESC = '\u001B'

/**
 * A page as a language writes it: its initial commands, and its coordinates in mm from the page's lower left corner.
 */
export interface ScaledPage {
  readonly setup: readonly string[]
  /** Whether the page uses plotter units, so that a file with only such pages needs no setup. */
  readonly isPlain: boolean
  /** Formats a point of the page as the parameters of a command. */
  readonly place: (at: Point) => string
}

export interface Dialect {
  readonly begin: readonly string[]
  readonly end: readonly string[]
  /** Scales a page. Throws a RangeError if its coordinates do not fit the language. */
  readonly scale: (box: Box) => ScaledPage
}

const tooLong = (box: Box): RangeError =>
  new RangeError(
    `a page of ${Math.ceil(Math.max(boxWidth(box), boxHeight(box)))} mm is longer than a plotter can count`,
  )

interface Axis {
  readonly unitsPerMm: number
  /** The coordinate of the page's edge. */
  readonly start: number
}

/**
 * The finest whole units of an axis. Up to 819 mm these are plotter units from 0. A longer axis begins below 0, which doubles its range: 1,638 mm
 * in plotter units. Beyond that the units get coarser, as little as is needed.
 */
function axisOf(lengthMm: number): Axis {
  if (lengthMm * PLOTTER_UNITS_PER_MM <= MAX_COORDINATE) return { unitsPerMm: PLOTTER_UNITS_PER_MM, start: 0 }
  const unitsPerMm = Math.min(PLOTTER_UNITS_PER_MM, Math.floor((2 * MAX_COORDINATE) / lengthMm))
  return { unitsPerMm, start: -MAX_COORDINATE }
}

/** Minimum resolution. Any coarser and a coordinate would be off by 0.1 mm. */
const MIN_UNITS_PER_MM = 5

/**
 * Returns the scaling commands. P1 and P2 of `IP` are in plotter units. `SC` gives their coordinates in user units,
 * separately for each axis.
 */
function scaleCommands(x: Axis, y: Axis): string[] {
  const scaled = SCALED_MM * PLOTTER_UNITS_PER_MM
  const range = ({ start, unitsPerMm }: Axis): string => `${start},${start + SCALED_MM * unitsPerMm}`
  return [`IP0,0,${scaled},${scaled};`, `SC${range(x)},${range(y)};`]
}

const HPGL: Dialect = {
  begin: ['IN;', 'PA;'],
  end: ['SP0;'],
  scale(box) {
    const [x, y] = [axisOf(boxWidth(box)), axisOf(boxHeight(box))]
    if (Math.min(x.unitsPerMm, y.unitsPerMm) < MIN_UNITS_PER_MM) throw tooLong(box)
    const on = ({ start, unitsPerMm }: Axis, mm: number): number => start + Math.round(mm * unitsPerMm)
    const isPlain = [x, y].every(({ start, unitsPerMm }) => start === 0 && unitsPerMm === PLOTTER_UNITS_PER_MM)
    // Without parameters, `SC` ends the scaling of the previous page.
    const setup = isPlain ? ['SC;'] : scaleCommands(x, y)
    return { setup, isPlain, place: at => `${on(x, at.x - box[0])},${on(y, box[3] - at.y)}` }
  },
}

/** Formats thousandths of a millimetre without trailing zeros. */
const decimal = (mm: number): string => String(Math.round(mm * 1_000) / 1_000 + 0)

/**
 * HP-GL/2: `ESC E` resets the device, `ESC%-1B` enters a stand-alone plot file, `BP` begins the plot, `ESC%0A` leaves
 * HP-GL/2. `PS` gives the length of each page before any drawing. `SC` of type 2 has mm as user units, which may be
 * decimals.
 */
const HPGL2: Dialect = {
  begin: [`${ESC}E${ESC}%-1BBP;`, 'IN;', 'PA;'],
  end: ['SP0;', 'PG;', `${ESC}%0A${ESC}E`],
  scale(box) {
    const [long, wide] = [boxWidth(box), boxHeight(box)].map(mm => Math.ceil(mm * PLOTTER_UNITS_PER_MM))
    if (Math.max(long!, wide!) > MAX_PLOTTER_UNITS) throw tooLong(box)
    const scaling = `SC0,${PLOTTER_UNITS_PER_MM},0,${PLOTTER_UNITS_PER_MM},2;`
    return {
      setup: [`PS${long},${wide};`, 'IP0,0;', scaling],
      isPlain: false,
      place: at => `${decimal(at.x - box[0])},${decimal(box[3] - at.y)}`,
    }
  },
}

export const DIALECTS: Readonly<Record<PlotLanguage, Dialect>> = { hpgl: HPGL, hpgl2: HPGL2 }
