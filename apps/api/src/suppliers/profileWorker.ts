import { predictPrintedColours, readOutputProfile } from '@kitwright/press/node'
import type { JobHandler } from '../workers/index.ts'

export const work: JobHandler<Uint8Array, string | null> = async bytes => {
  const name = readOutputProfile(bytes)
  if (name === null) return null
  // One that says the right words may hold nothing that colours can be looked up in.
  return predictPrintedColours(['#0f766e', '#ffffff'], bytes).then(
    () => name,
    () => null,
  )
}
