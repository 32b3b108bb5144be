/**
 * Adds layer groups and guides on pieces. Old documents do not change; the migration's name keeps older programs from
 * losing them.
 */
export const groupsAndGuides = {
  name: '0009-groups-and-guides',
  up: (document: Record<string, unknown>): Record<string, unknown> => document,
}
