const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats whole cents as `$1,234.50` in every language. Minus zero is zero. */
export const formatCents = (cents: number): string => USD.format((cents || 0) / 100)
