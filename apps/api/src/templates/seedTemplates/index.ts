import { BOXY_FIT } from './boxyFit.ts'
import { HOODIE } from './hoodie.ts'
import { OVERSIZED_SHIRT } from './oversizedShirt.ts'
import { POLO } from './polo.ts'
import type { SeedLook } from './seedLook.ts'
import { SLEEVELESS } from './sleeveless.ts'
import { SOCCER } from './soccer.ts'
import { SOCCER_CLUBS } from './soccerClubs.ts'
import { TRUNKS } from './trunks.ts'
import { TSHIRT } from './tshirt.ts'

/** The seed looks by the ids that garments list in their `start.ts`. */
export const SEED_LOOKS: Readonly<Record<string, SeedLook>> = {
  ...SOCCER_CLUBS,
  ...SOCCER,
  ...TSHIRT,
  ...HOODIE,
  ...POLO,
  ...SLEEVELESS,
  ...BOXY_FIT,
  ...OVERSIZED_SHIRT,
  ...TRUNKS,
}
