import { designColours, personalise } from '@kitwright/design'
import { comingColours, profilesFor, writePdf } from '@kitwright/press/node'
import type { Work } from '../../workers/index.ts'
import { PackError } from '../problem.ts'
import type { GarmentToMake, MadeGarment } from './job.ts'
import { checkLetters, checkRoster } from './roster.ts'
import { sheetsOf } from './sheetsOf.ts'
import { sourcesOf } from './sources.ts'

/** Side by side, anyone sees it. */
const SEEN = 5

/** What a printer makes otherwise of the garment's colours. */
async function coloursOf({ document, player, output, settings: { intent } }: GarmentToMake) {
  if (!output) return []
  const coming = await comingColours(
    designColours(player ? personalise(document, player) : document),
    output.bytes,
    intent,
  )
  return coming.filter(({ deltaE }) => deltaE > SEEN)
}

async function make(garment: GarmentToMake): Promise<MadeGarment> {
  const { label, madeAt, settings } = garment
  const { sources, coverage } = await sourcesOf(garment)
  const sheets = await sheetsOf(garment)
  checkRoster(sheets, garment)
  checkLetters(sheets, coverage, garment)
  const title = `${label.order} ${label.line}.${label.garment}`
  const profiles = await profilesFor(garment.output ?? null)
  const pdf = await writePdf({ sheets, sources, profiles, intent: settings.intent, title, madeAt })
  const pieces = sheets.map(({ piece, label: { code }, findings }) => ({ piece, code, findings }))
  return { pdf, pieces, colours: await coloursOf(garment) }
}

export const work: Work<GarmentToMake, MadeGarment> = async garment =>
  make(garment).catch((error: unknown) => {
    if (error instanceof PackError) return { problem: error.problem }
    throw error
  })
