import { defineJob } from '../workers/index.ts'

/** The name of a printer's profile that colours were tried with; null for what is none. */
export const readProfile = defineJob<Uint8Array, string | null>(new URL('./profileWorker.ts', import.meta.url), {
  limitMs: 20_000,
  limitMb: 1_000,
})
