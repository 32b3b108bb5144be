/** A run of sizes, and the size in which garments of it are drawn and designed. */
interface SizeRun {
  /** Stored values, from the smallest. */
  readonly sizes: readonly [string, ...string[]]
  readonly baseSize: string
}

/**
 * Cuts by the person they are for. A product names its cut and takes its run of sizes from it. They are listed from the
 * smallest people: lists with sizes of several cuts follow this order.
 */
export const CUTS = {
  children: { sizes: ['4', '6', '8', '10', '12', '14'], baseSize: '8' },
  men: { sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL', 'XXXXXXL'], baseSize: 'M' },
} as const satisfies Record<string, SizeRun>

export type CutId = keyof typeof CUTS
/** A size of a cut's run. */
export type SizeOf<C extends CutId> = (typeof CUTS)[C]['sizes'][number]
/** A size of any run. Only `runOf` says whether a product comes in it. */
export type Size = SizeOf<CutId>

/** The sizes of all cuts, each once, in the order in which they are listed and summed up. */
export const KNOWN_SIZES = [...new Set(Object.values(CUTS).flatMap(({ sizes }) => [...sizes]))] as [Size, ...Size[]]
