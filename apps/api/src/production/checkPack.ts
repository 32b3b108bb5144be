import { cutPiecesOf, garmentsOf, type GarmentToSew } from './garments.ts'
import type { MadePlan } from './manifest.ts'
import type { OrderToMake } from './plan.ts'
import { type Remade, wantedOf } from './remake/items.ts'
import { PackError } from './problem.ts'

/** Whose a garment is, and what says so in its file. */
const signOf = (order: string, { line, garment, size, player }: GarmentToSew): string =>
  JSON.stringify([order, line, garment, size, player?.name, player?.number])

function madeSign({ plan: { facts } }: MadePlan): string {
  const { label, size, player } = facts
  return JSON.stringify([label.order, label.line, label.garment, size, player?.name, player?.number])
}

/**
 * Holds what was made against the order once more: every garment of every line once, name for name, each piece of it with a code of its own.
 * Of a remake, what it names and nothing else.
 */
export function checkPack(order: OrderToMake, made: readonly MadePlan[], remake?: Remade): void {
  const ordered = wantedOf(garmentsOf(order), remake)
  if (made.length !== ordered.length) throw new PackError('roster')
  const codes = new Set<string>()
  for (const [i, { garment, only }] of ordered.entries()) {
    const { pieces } = made[i]!.made
    const own = pieces.map(({ code }) => code)
    const wanted = only ?? cutPiecesOf(garment).map(({ piece }) => piece.id)
    const isWhole = pieces.map(({ piece }) => piece).join(' ') === wanted.join(' ')
    const isSame = madeSign(made[i]!) === signOf(order.number, garment)
    if (!isWhole || !isSame || own.some(code => codes.has(code))) throw new PackError('roster', garment.who)
    for (const code of own) codes.add(code)
  }
}
