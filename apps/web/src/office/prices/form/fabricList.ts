import { eachLanguage } from '@kitwright/words'
import type { Prices } from '../../officeTypes.ts'

export type Fabrics = Prices['fabrics']

export const offeredOf = (fabrics: Fabrics): Fabrics => fabrics.filter(({ isRetired }) => !isRetired)
export const retiredOf = (fabrics: Fabrics): Fabrics => fabrics.filter(({ isRetired }) => isRetired)

/** Returns the offered fabrics first, in the order that customers see. */
export const inOrder = (fabrics: Fabrics): Fabrics => [...offeredOf(fabrics), ...retiredOf(fabrics)]

/** Moves an offered fabric one place up (-1) or down (1). At an end it stays. */
export function moved(fabrics: Fabrics, id: string, by: -1 | 1): Fabrics {
  const offered = offeredOf(fabrics)
  const at = offered.findIndex(fabric => fabric.id === id)
  const other = offered[at + by]
  if (at === -1 || !other) return fabrics
  const swapped = offered.with(at, other).with(at + by, offered[at]!)
  return [...swapped, ...retiredOf(fabrics)]
}

/** Retires a fabric, or restores it at the end of the offer. */
export function retired(fabrics: Fabrics, id: string, isRetired: boolean): Fabrics {
  const fabric = fabrics.find(each => each.id === id)
  if (!fabric) return fabrics
  return inOrder([...fabrics.filter(each => each !== fabric), { ...fabric, isRetired }])
}

/** Appends a new fabric without a name to the offer. Its id stays when it is named. */
export function withNew(fabrics: Fabrics, id: string): Fabrics {
  return inOrder([...fabrics, { id, name: eachLanguage(() => ''), material: 'knit', isRetired: false }])
}
