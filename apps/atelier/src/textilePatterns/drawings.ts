import { ANGKOR } from './angkor.ts'
import { ANIMALS } from './animals.ts'
import { CAMOS } from './camos.ts'
import { CLASSICS } from './classics.ts'
import { CHECKS } from './checks.ts'
import { COUNTRY } from './country.ts'
import { DIGITAL } from './digital.ts'
import { DOTS } from './dots.ts'
import { EIGHTIES } from './eighties.ts'
import { EMBLEMS } from './emblems.ts'
import { ENERGY } from './energy.ts'
import { FIRST } from './originalPatterns.ts'
import { FLOWERS } from './flowers.ts'
import { FLOWS } from './flows.ts'
import { GEOMETRIC } from './geometric.ts'
import { ALL_OVER_INKS } from './multiInk/allOver.ts'
import { BOLD_INKS } from './multiInk/bold.ts'
import { JACQUARD } from './jacquard.ts'
import { KBACH } from './kbach.ts'
import { KBACH_BANDS } from './kbachBands.ts'
import { KHMER_PLACED } from './khmerPlaced.ts'
import { LOTUSES } from './lotuses.ts'
import { PAINTS } from './paints.ts'
import { CHEST } from './placedDesigns/chest.ts'
import { HEMS } from './placedDesigns/hems.ts'
import { SASHES } from './placedDesigns/sashes.ts'
import { SHOULDERS } from './placedDesigns/shoulders.ts'
import { SPLITS } from './placedDesigns/splits.ts'
import { UPRIGHTS } from './placedDesigns/uprights.ts'
import { PLACED } from './placedDesigns.ts'
import { RINGSIDE } from './ringside.ts'
import { SLANTS } from './slants.ts'
import { STARS } from './starry.ts'
import { STREETS } from './streets.ts'
import { STRIPES } from './stripes.ts'
import { TILINGS } from './tilings.ts'
import type { DrawTile } from './tile.ts'
import { WEAVES } from './weaves.ts'

/** How each packaged pattern is drawn, by its tile's id in the library. */
export const DRAWINGS: Readonly<Record<string, DrawTile>> = {
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
  ...SASHES,
  ...CHEST,
  ...UPRIGHTS,
  ...SHOULDERS,
  ...SPLITS,
  ...HEMS,
  ...KHMER_PLACED,
  ...CLASSICS,
  ...EIGHTIES,
  ...JACQUARD,
  ...STREETS,
  ...RINGSIDE,
  ...BOLD_INKS,
  ...ALL_OVER_INKS,
}
