import { useState } from 'react'

interface PriceSeen {
  /** Identifies the lines. */
  readonly lines: string
  readonly cents: number
}

export interface PriceChange {
  readonly beforeCents: number
  readonly nowCents: number
  readonly accept: () => void
}

/**
 * Compares the price of unchanged lines with the one that the customer saw: it may have changed on the server meanwhile.
 * Returns the change until the customer accepts it; null without one.
 */
export function usePriceChange(lines: string, cents: number | undefined): PriceChange | null {
  const [seen, setSeen] = useState<PriceSeen | null>(null)
  if (cents === undefined) return null
  if (seen?.lines !== lines) {
    setSeen({ lines, cents })
    return null
  }
  if (seen.cents === cents) return null
  return { beforeCents: seen.cents, nowCents: cents, accept: () => setSeen({ lines, cents }) }
}
