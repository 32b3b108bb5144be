import type { ThemeName } from './themes.ts'

/** A colour of a garment's picture: the tenant's own, or one of those that the server draws products in. */
export type TileColour = 'tenant' | 'ink' | 'chalk' | 'red' | 'blue' | 'amber'

const PLAIN: readonly TileColour[] = ['tenant', 'chalk', 'ink', 'red', 'amber', 'blue']

/** The colours in which a theme shows the shop's garments, one after the other. */
const COLOURS: Readonly<Record<ThemeName, readonly TileColour[]>> = {
  matchday: ['chalk', 'tenant', 'ink'],
  atelier: ['tenant'],
  drop: ['tenant', 'ink', 'amber', 'blue', 'chalk', 'red'],
  school: ['chalk', 'blue', 'red', 'amber', 'tenant'],
  angkor: ['amber', 'red', 'chalk', 'tenant'],
  factory: ['chalk'],
}

/** Returns the colour of a garment's tile by its place in the shop's list; null is the plain look. */
export function tileColour(theme: ThemeName | null, place: number): TileColour {
  const colours = theme ? COLOURS[theme] : PLAIN
  return colours[place % colours.length]!
}
