/**
 * Adds several patterns per part and several inks per pattern. Old documents do not change; the migration's name keeps
 * older programs from drawing newer documents.
 */
export const patternsInLayers = {
  name: '0008-patterns-in-layers',
  up: (document: Record<string, unknown>): Record<string, unknown> => document,
}
