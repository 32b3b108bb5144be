import { predictPrintedColours, readOutputProfile } from '@kitwright/press/node'
import type { JobHandler } from '../workers/index.ts'

export const work: JobHandler<Uint8Array, string | null> = async bytes => {
  const name = readOutputProfile(bytes)
  if (name === null) return null
  // A profile with a valid header may still lack usable lookup tables.
  return predictPrintedColours(['#0f766e', '#ffffff'], bytes).then(
    () => name,
    () => null,
  )
}
