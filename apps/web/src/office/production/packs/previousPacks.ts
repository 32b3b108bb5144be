import type { Pack, Packs } from './usePacks.ts'

type Printer = Packs['printers'][number]

/**
 * Earlier packs of the order that the next ones replace; `items` is latest first. With several printers, only packs of
 * the chosen printer, whatever its name was then.
 */
export const previousPacks = (
  items: readonly Pack[],
  { printers, printer }: { readonly printers: readonly Printer[]; readonly printer: Printer | undefined },
): Pack | undefined =>
  items.find(({ remake, printerId }) => remake === null && (printers.length < 2 || printerId === (printer?.id ?? null)))
