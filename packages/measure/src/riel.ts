import { type Cents, roundHalfUp } from './money.ts'

/** Whole riel. */
export type Riel = number

const RIEL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Formats as `982,000 ៛` in every language. */
export const formatRiel = (riel: Riel): string => `${RIEL.format(riel)} ៛`

/** The smallest note that is in use: prices in riel are multiples of it. */
const RIEL_STEP = 100

/** Returns an amount in riel at a rate (riel for a dollar), rounded to 100 riel; never less than the smallest note. */
export const rielOf = (cents: Cents, rielPerDollar: number): Riel =>
  cents === 0 ? 0 : Math.max(RIEL_STEP, roundHalfUp((cents * rielPerDollar) / 100 / RIEL_STEP) * RIEL_STEP)
