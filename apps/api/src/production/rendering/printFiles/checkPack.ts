import { placesText } from '@kitwright/press'
import { cutPiecesOf, garmentsOf } from '../../garments/orderGarments.ts'
import type { PlanWithFile } from './manifest.ts'
import { countGarments, filesToMake, type OrderToMake, type WantedFile } from './packPlan.ts'
import { type RemakeScope, wantedOf } from '../../garments/remakeScope.ts'
import { PackError } from '../../garments/packError.ts'

/** Returns a file's expected identity, as JSON: its order, garments, size and player. */
function signOf(order: string, { garments }: WantedFile): string {
  const { size, player } = garments[0]!
  return JSON.stringify([order, placesText(garments), size, player?.name, player?.number])
}

function madeSign({ plan: { facts } }: PlanWithFile): string {
  const { label, size, player } = facts
  return JSON.stringify([label.order, placesText(label.alike ?? [label]), size, player?.name, player?.number])
}

/**
 * Checks the files against the order again: every garment of every line in one file, name for name, each piece of a
 * file with a code of its own. A remake must contain exactly the pieces it names.
 */
export function checkPack(order: OrderToMake, made: readonly PlanWithFile[], remake?: RemakeScope): void {
  const wanted = wantedOf(garmentsOf(order), remake)
  const ordered = filesToMake(wanted, remake)
  const isCounted = countGarments(made.map(({ plan }) => plan)) === wanted.length
  if (made.length !== ordered.length || !isCounted) throw new PackError('roster')
  const codes = new Set<string>()
  for (const [i, file] of ordered.entries()) {
    const garment = file.garments[0]!
    const { pieces } = made[i]!.made
    const own = pieces.map(({ code }) => code)
    const named = file.only ?? cutPiecesOf(garment).map(({ piece }) => piece.id)
    const isWhole = pieces.map(({ piece }) => piece).join(' ') === named.join(' ')
    const isSame = madeSign(made[i]!) === signOf(order.number, file)
    if (!isWhole || !isSame || own.some(code => codes.has(code))) throw new PackError('roster', garment.who)
    for (const code of own) codes.add(code)
  }
}
