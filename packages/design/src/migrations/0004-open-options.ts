/** What a garment has not, and every document had to tell of it: a vest's sleeves, and those and the collar of trunks. */
const NOT_THERE: Readonly<Record<string, readonly string[]>> = {
  sleeveless: ['sleeve'],
  boxingtrunk: ['sleeve', 'collar'],
}

/** Options were the same two of every garment: now each garment has its own. */
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
