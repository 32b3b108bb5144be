import { createHash } from 'node:crypto'
import { findDifference, type Inks, profilesFor } from '@kitwright/press/node'
import type { TellingWork } from '../../../workers/index.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import type { GarmentToCheck, PiecesDone } from './job.ts'
import { sheetsOf } from './garmentSheets.ts'
import { readFonts } from './drawingSources.ts'
import { sourcesToCompare } from './sourcesToPrint.ts'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the inks that its PDF must use; undefined for colours as designed. */
async function inksOf({ settings, output }: GarmentToCheck['garment']): Promise<Inks | undefined> {
  const { inks, intent = 'relative' } = settings
  return inks && { ...inks, intent, profile: (await profilesFor(output ?? null)).output }
}

/** Returns a key of everything that a garment is drawn from except the player, and of its invisible marks. */
function alikeOf({ document, chart, size, settings, images }: GarmentToCheck['garment'], inks?: Inks): string {
  const pictures = images.map(({ id, bytes }) => [id, bytes && sha256Of(bytes)])
  return JSON.stringify([document, chart, size, settings, pictures, inks && sha256Of(inks.profile)])
}

async function check({ garment, pdf }: GarmentToCheck, onSheet: (done: PiecesDone) => void): Promise<Problem | null> {
  // Computed from the order's words again, not from the drawn result.
  await readFonts(garment)
  const sheets = await sheetsOf(garment)
  const sources = await sourcesToCompare(garment, sheets)
  const inks = await inksOf(garment)
  const difference = await findDifference(pdf, { sheets, sources, inks, alike: alikeOf(garment, inks), onSheet })
  if (!difference) return null
  const { kind, ...values } = difference
  return { id: kind, values: { ...garment.who, ...values } }
}

export const work: TellingWork<GarmentToCheck, Problem | null, PiecesDone> = async (garment, { tell }) =>
  check(garment, tell).catch((error: unknown) => {
    if (error instanceof PackError) return error.problem
    throw error
  })
