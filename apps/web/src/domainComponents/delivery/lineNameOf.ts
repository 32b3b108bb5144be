import type { OrderLine } from '@kitwright/contract'
import { parseSize, sizeLabel } from '@kitwright/garment'

/** Returns a line in a form that both languages share: design, number, name and size. */
export function lineNameOf({ designName, number, printName, playerName, size }: OrderLine): string {
  const known = parseSize(size)
  return [designName, number, printName || playerName, known ? sizeLabel(known) : size]
    .filter(each => each !== null && each !== '')
    .join(' · ')
}
