/** Every colour stood for itself: now a design may have a club's colours and other kits. An old one has none, and looks as it did. */
export const clubColours = {
  name: '0006-club-colours',
  up: (document: Record<string, unknown>): Record<string, unknown> => ({ ...document, clubColours: [], kits: [] }),
}
