import type { TextKey } from '@kitwright/words'

/** Returns the text key of an item of the player library, by its id. */
export const wordKey = (kind: 'player' | 'boots' | 'skin' | 'effect' | 'move', id: string) =>
  `players:${kind}_${id}` as `players:${TextKey<'players'>}`
