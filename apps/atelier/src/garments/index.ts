import type { Maker } from './garmentMaker.ts'
import { boxingtrunk } from './boxingtrunk/boxingtrunk.ts'
import { boxyFit } from './boxyfit/boxyfit.ts'
import { hoodie } from './hoodie/hoodie.ts'
import { oversizedShirt } from './oversizedshirt/oversizedshirt.ts'
import { polo } from './polo/polo.ts'
import { sleeveless } from './sleeveless/sleeveless.ts'
import { soccer } from './soccer/soccer.ts'
import { tshirt } from './tshirt/tshirt.ts'

/** Every garment of the atelier, in the order of the specification's product types. */
export const MAKERS: readonly Maker[] = [soccer, oversizedShirt, polo, sleeveless, tshirt, hoodie, boxyFit, boxingtrunk]

/** Returns the garment's maker. Throws if the atelier has no garment of that id. */
export function getMaker(id: string): Maker {
  const maker = MAKERS.find(m => m.id === id)
  if (!maker) throw new Error(`the atelier makes no garment ${id}`)
  return maker
}
