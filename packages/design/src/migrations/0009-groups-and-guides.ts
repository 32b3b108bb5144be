/**
 * Layers can be groups and pieces can have guides. Nothing of an old document changes; the name of the step says that who does not know
 * of them cannot keep them.
 */
export const groupsAndGuides = {
  name: '0009-groups-and-guides',
  up: (document: Record<string, unknown>): Record<string, unknown> => document,
}
