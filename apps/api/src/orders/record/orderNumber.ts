import type { TenantContext } from '../../endpoint/index.ts'

const LETTERS = 2

/**
 * Returns the prefix of a tenant's order numbers: its setting `orderPrefix`, else the initials of its name, else of its
 * slug.
 */
export function orderPrefixOf({ name, slug, settings }: TenantContext): string {
  const { orderPrefix } = settings
  if (typeof orderPrefix === 'string' && /^[A-Z0-9]{1,6}$/.test(orderPrefix)) return orderPrefix
  const initials =
    name
      .match(/\b[A-Za-z]/g)
      ?.slice(0, LETTERS)
      .join('') ?? ''
  return (initials.length === LETTERS ? initials : slug.replace(/[^a-z0-9]/g, '').slice(0, LETTERS)).toUpperCase()
}

const DIGITS = 6

/** Formats an order number like `AK-000123`. */
export const formatOrderNumber = (tenant: TenantContext, count: number): string =>
  `${orderPrefixOf(tenant)}-${String(count).padStart(DIGITS, '0')}`
