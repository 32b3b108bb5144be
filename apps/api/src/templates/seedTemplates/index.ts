import boxyFit from './looks/boxyFit.json' with { type: 'json' }
import hoodie from './looks/hoodie.json' with { type: 'json' }
import oversizedShirt from './looks/oversizedShirt.json' with { type: 'json' }
import polo from './looks/polo.json' with { type: 'json' }
import sleeveless from './looks/sleeveless.json' with { type: 'json' }
import soccer from './looks/soccer.json' with { type: 'json' }
import soccerClubs from './looks/soccerClubs.json' with { type: 'json' }
import trunks from './looks/trunks.json' with { type: 'json' }
import tshirt from './looks/tshirt.json' with { type: 'json' }
import { parseSeedLooks, type SeedLook } from './seedLook.ts'

/** The seed looks by the ids that garments list in their `start.ts`. */
export const SEED_LOOKS: Readonly<Record<string, SeedLook>> = parseSeedLooks({
  ...soccerClubs,
  ...soccer,
  ...tshirt,
  ...hoodie,
  ...polo,
  ...sleeveless,
  ...boxyFit,
  ...oversizedShirt,
  ...trunks,
})
