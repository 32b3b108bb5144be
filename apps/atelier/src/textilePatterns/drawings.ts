import { ANGKOR } from './khmer/angkor.ts'
import { ANIMALS } from './painterly/animals.ts'
import { CAMOS } from './painterly/camos.ts'
import { CLASSICS } from './geometric/classics.ts'
import { CHECKS } from './geometric/checks.ts'
import { COUNTRY } from './painterly/country.ts'
import { DIGITAL } from './painterly/digital.ts'
import { DOTS } from './geometric/dots.ts'
import { EIGHTIES } from './painterly/eighties.ts'
import { EMBLEMS } from './placedDesigns/emblems.ts'
import { ENERGY } from './painterly/energy.ts'
import { FIRST } from './geometric/originalPatterns.ts'
import { FLOWERS } from './painterly/flowers.ts'
import { FLOWS } from './painterly/flows.ts'
import { GEOMETRIC } from './geometric/geometric.ts'
import { ALL_OVER_INKS } from './multiInk/allOver.ts'
import { BOLD_INKS } from './multiInk/bold.ts'
import { JACQUARD } from './geometric/jacquard.ts'
import { KBACH } from './khmer/kbach.ts'
import { KBACH_BANDS } from './khmer/kbachBands.ts'
import { KHMER_PLACED } from './placedDesigns/khmerPlaced.ts'
import { LOTUSES } from './khmer/lotuses.ts'
import { PAINTS } from './painterly/paints.ts'
import { CHEST } from './placedDesigns/chest.ts'
import { HEMS } from './placedDesigns/hems.ts'
import { SASHES } from './placedDesigns/sashes.ts'
import { SHOULDERS } from './placedDesigns/shoulders.ts'
import { SPLITS } from './placedDesigns/splits.ts'
import { UPRIGHTS } from './placedDesigns/uprights.ts'
import { PLACED } from './placedDesigns/placedDesigns.ts'
import { RINGSIDE } from './placedDesigns/ringside.ts'
import { SLANTS } from './geometric/slants.ts'
import { STARS } from './painterly/starry.ts'
import { STREETS } from './placedDesigns/streets.ts'
import { STRIPES } from './geometric/stripes.ts'
import { TILINGS } from './geometric/tilings.ts'
import type { DrawTile } from './drawingTools/tile.ts'
import { WEAVES } from './geometric/weaves.ts'

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
