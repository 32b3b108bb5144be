import { LIMITS } from '../terms/limits.ts'
import { z } from './zod.ts'
import { instant, sewn, size, sleeve, text, uuid, version } from './single.ts'

export const player = z.strictObject({
  id: uuid,
  name: sewn(LIMITS.name).min(1),
  /** Printed name; empty means the name. */
  printName: sewn(LIMITS.printName).default(''),
  number: z.int().min(0).max(LIMITS.shirtNumber).nullable(),
  size,
  version,
  sleeve: sleeve.nullable().default(null),
  /** Id of the invented person who stands for the player in team photos; absent: one is chosen. */
  person: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
})
export const squadBody = z.strictObject({
  id: uuid,
  name: text(LIMITS.title),
  players: z.array(player).max(LIMITS.players),
})
export const squad = z.object({
  id: uuid,
  name: z.string(),
  players: z.array(player),
  createdAt: instant,
  updatedAt: instant,
})
