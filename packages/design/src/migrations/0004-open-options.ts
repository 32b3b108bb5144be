/**
 * Options that a garment lacks but every document had to name: a vest's sleeves, and the sleeves and collar of trunks.
 */
const NOT_THERE: Readonly<Record<string, readonly string[]>> = {
  sleeveless: ['sleeve'],
  boxingtrunk: ['sleeve', 'collar'],
}

/** Replaces the two options common to all garments by options per garment. */
export const openOptions = {
  name: '0004-open-options',
  up(document: Record<string, unknown>): Record<string, unknown> {
    const { garment, options } = document
    if (typeof options !== 'object' || options === null || Array.isArray(options)) return document
    const gone = typeof garment === 'string' && Object.hasOwn(NOT_THERE, garment) ? NOT_THERE[garment]! : []
    return {
      ...document,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => !gone.includes(name))),
    }
  },
}
