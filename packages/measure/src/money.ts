/** Whole US cents. */
export type Cents = number

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats as `$1,234.50` in every language (the specification's currency rule). */
export const formatUsd = (cents: Cents): string => USD.format(cents / 100)

/** Rounds half up to a whole number; the only rounding used for money. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

/** `percent` (0-100) of an amount, rounded half up. */
export const percentOf = (cents: Cents, percent: number): Cents => roundHalfUp((cents * percent) / 100)
