import type { Maker } from './maker.ts'
import { soccer } from './soccer/soccer.ts'

/** Every garment the atelier can make, in the order of the specification's product types. */
export const MAKERS: readonly Maker[] = [soccer]

/** Throws when the atelier makes no garment of that id. */
export function getMaker(id: string): Maker {
  const maker = MAKERS.find(m => m.id === id)
  if (!maker) throw new Error(`the atelier makes no garment ${id}`)
  return maker
}
