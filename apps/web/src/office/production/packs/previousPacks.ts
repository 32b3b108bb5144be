import type { Pack, Packs } from './usePacks.ts'

type Printer = Packs['printers'][number]

/**
 * The order's own files of before that the next ones stand in the place of, the latest first in `items`: of several printers the one's that is
 * chosen, whatever it was called when they were made.
 */
export const previousPacks = (
  items: readonly Pack[],
  { printers, printer }: { readonly printers: readonly Printer[]; readonly printer: Printer | undefined },
): Pack | undefined =>
  items.find(({ remake, printerId }) => remake === null && (printers.length < 2 || printerId === (printer?.id ?? null)))
