import { angkor } from './angkor.ts'
import { stadium } from './stadium.ts'
import { studioHall } from './studioHall.ts'
import { tunnel } from './tunnel.ts'
import type { TeamScene } from './types.ts'

/** The places for a team photo, in the order of the choice. */
export const SCENES = { stadium, angkor, tunnel, studio: studioHall } as const satisfies Record<string, TeamScene>
export type SceneId = keyof typeof SCENES
export const SCENE_IDS = Object.keys(SCENES) as readonly SceneId[]
