/** Adds club colours and other kits. An old document has none and looks the same. */
export const clubColours = {
  name: '0006-club-colours',
  up: (document: Record<string, unknown>): Record<string, unknown> => ({ ...document, clubColours: [], kits: [] }),
}
