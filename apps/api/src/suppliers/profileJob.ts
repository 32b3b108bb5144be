import { defineJob } from '../workers/index.ts'

/** Returns the name of a printer's profile after a trial conversion of colours; null if the bytes are no profile. */
export const readProfile = defineJob<Uint8Array, string | null>(new URL('./profileWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 1_000,
})
