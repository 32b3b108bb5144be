/**
 * A part had one pattern of one ink: now there may be more over it, in several. Nothing of an old document changes; its name says that who
 * does not know of it cannot draw what was made since.
 */
export const patternsInLayers = {
  name: '0008-patterns-in-layers',
  up: (document: Record<string, unknown>): Record<string, unknown> => document,
}
