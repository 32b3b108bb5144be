import type { TextKey } from '@kitwright/words'

/** The word for something of the library's players, found by its id. */
export const wordKey = (kind: 'player' | 'boots' | 'skin' | 'effect' | 'move', id: string) =>
  `players:${kind}_${id}` as `players:${TextKey<'players'>}`
