import { garmentsOf, type GarmentToSew } from './garments.ts'
import type { MadePlan } from './manifest.ts'
import type { OrderToMake } from './plan.ts'
import { PackError } from './problem.ts'

/** Whose a garment is, and what says so in its file. */
const signOf = (order: string, { line, garment, size, player }: GarmentToSew): string =>
  JSON.stringify([order, line, garment, size, player?.name, player?.number])

function madeSign({ plan: { facts } }: MadePlan): string {
  const { label, size, player } = facts
  return JSON.stringify([label.order, label.line, label.garment, size, player?.name, player?.number])
}

/** Holds what was made against the order once more: every garment of every line once, name for name, each piece with a code of its own. */
export function checkPack(order: OrderToMake, made: readonly MadePlan[]): void {
  const ordered = garmentsOf(order)
  if (made.length !== ordered.length) throw new PackError('roster')
  const codes = new Set<string>()
  for (const [i, garment] of ordered.entries()) {
    const own = made[i]!.made.pieces.map(({ code }) => code)
    const isSame = madeSign(made[i]!) === signOf(order.number, garment)
    if (!isSame || own.some(code => codes.has(code))) throw new PackError('roster', garment.who)
    for (const code of own) codes.add(code)
  }
}
