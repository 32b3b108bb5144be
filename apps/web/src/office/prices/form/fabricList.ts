import { eachLanguage } from '@kitwright/words'
import type { Prices } from '../../officeTypes.ts'

export type Fabrics = Prices['fabrics']

export const offeredOf = (fabrics: Fabrics): Fabrics => fabrics.filter(({ isRetired }) => !isRetired)
export const retiredOf = (fabrics: Fabrics): Fabrics => fabrics.filter(({ isRetired }) => isRetired)

/** The offered first: their order is the one customers see. */
export const inOrder = (fabrics: Fabrics): Fabrics => [...offeredOf(fabrics), ...retiredOf(fabrics)]

/** One place up (-1) or down (1) among those offered; at an end it stays. */
export function moved(fabrics: Fabrics, id: string, by: -1 | 1): Fabrics {
  const offered = offeredOf(fabrics)
  const at = offered.findIndex(fabric => fabric.id === id)
  const other = offered[at + by]
  if (at === -1 || !other) return fabrics
  const swapped = offered.with(at, other).with(at + by, offered[at]!)
  return [...swapped, ...retiredOf(fabrics)]
}

/** Takes a fabric from the offer, or puts it back at its end. */
export function retired(fabrics: Fabrics, id: string, isRetired: boolean): Fabrics {
  const fabric = fabrics.find(each => each.id === id)
  if (!fabric) return fabrics
  return inOrder([...fabrics.filter(each => each !== fabric), { ...fabric, isRetired }])
}

/** A new one without a name, last of the offer. Its id stays whatever it will be called. */
export function withNew(fabrics: Fabrics, id: string): Fabrics {
  return inOrder([...fabrics, { id, name: eachLanguage(() => ''), material: 'knit', isRetired: false }])
}
