const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Whole cents as `$1,234.50`, in every language; minus nothing is nothing. */
export const formatCents = (cents: number): string => USD.format((cents || 0) / 100)
