import { ANGKOR } from './angkor.ts'
import { ANIMALS } from './animals.ts'
import { CAMOS } from './camos.ts'
import { CHECKS } from './checks.ts'
import { COUNTRY } from './country.ts'
import { DIGITAL } from './digital.ts'
import { DOTS } from './dots.ts'
import { EMBLEMS } from './emblems.ts'
import { ENERGY } from './energy.ts'
import { FIRST } from './first.ts'
import { FLOWERS } from './flowers.ts'
import { FLOWS } from './flows.ts'
import { GEOMETRIC } from './geometric.ts'
import { KBACH } from './kbach.ts'
import { KBACH_BANDS } from './kbachBands.ts'
import { LOTUSES } from './lotuses.ts'
import { PAINTS } from './paints.ts'
import { PLACED } from './placed.ts'
import { SLANTS } from './slants.ts'
import { STARS } from './starry.ts'
import { STRIPES } from './stripes.ts'
import { TILINGS } from './tilings.ts'
import type { Draw } from './tile.ts'
import { WEAVES } from './weaves.ts'

/** How each packaged pattern is drawn, by its id in the library. */
export const DRAWINGS: Readonly<Record<string, Draw>> = {
  ...FIRST,
  ...STRIPES,
  ...SLANTS,
  ...CHECKS,
  ...DOTS,
  ...GEOMETRIC,
  ...TILINGS,
  ...DIGITAL,
  ...STARS,
  ...CAMOS,
  ...PAINTS,
  ...FLOWS,
  ...ANIMALS,
  ...ENERGY,
  ...KBACH,
  ...KBACH_BANDS,
  ...FLOWERS,
  ...LOTUSES,
  ...ANGKOR,
  ...COUNTRY,
  ...WEAVES,
  ...PLACED,
  ...EMBLEMS,
}
