import { joinRanges, packRanges } from '../coverage/coverage.ts'

/** A public catalogue's record of a font's files. */
interface CatalogueFont {
  readonly defSubset: string
  /** Files by weight, style and subset. */
  readonly variants: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, { readonly url: { readonly woff2: string } }>>>>>
  >
}
export interface CatalogueFile {
  readonly subset: string
  readonly url: string
}

/** The weight of the one upright face that texts use; the nearest one is chosen. */
const WEIGHT = 400

/**
 * Returns the files of the face for texts, the one with their usual letters first: Khmer, which has plain Latin letters
 * and digits too, else Latin, else the font's own first subset.
 */
export function catalogueFiles({ variants, defSubset }: CatalogueFont): CatalogueFile[] {
  const far = (weight: string): number => Math.abs(Number(weight) - WEIGHT)
  const [weight] = Object.keys(variants).toSorted((a, b) => far(a) - far(b))
  const styles = weight === undefined ? {} : variants[weight]!
  const files = styles['normal'] ?? Object.values(styles)[0] ?? {}
  const rank = (subset: string): number => [defSubset, 'latin', 'khmer'].lastIndexOf(subset)
  return Object.entries(files)
    .map(([subset, { url }]) => ({ subset, url: url.woff2 }))
    .toSorted((a, b) => rank(b.subset) - rank(a.subset))
}

/** Packs a CSS `unicode-range` such as `U+0-FF, U+131`; undefined for an invalid one. */
export function packUnicodeRange(text: string): string | undefined {
  const ranges = [...text.matchAll(/U\+([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?(?=,|\s|$)/gi)].map(
    ([, first = '0', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  )
  const rising = ranges.filter(([first, last]) => first <= last)
  return rising.length > 0 ? packRanges(joinRanges(rising)) : undefined
}
