import type { Zone } from '@kitwright/garment'
import { smoothStep } from '../dressForm/solids.ts'

/** The factor by which printed cloth is stiffer, as under a heat transfer: folds go round lettering. */
export interface CalmRecipe {
  /** Bending compliance within zones of numbers, names and logos, as a share of the cloth's own. */
  readonly lettering: number
  /** The same within the other zones. */
  readonly text: number
  /** Distance from a zone in mm at which cloth is as soft as elsewhere. */
  readonly fadeMm: number
}

/** Returns whether a zone holds a number, a name or a logo: a fold through one of these is seen first. */
export const isLettering = ({ id }: Pick<Zone, 'id'>): boolean => /Number$|Logo$|^logo$|^playerName$/.test(id)

/** Returns the share of the bending compliance at a point of a piece with zones; absent for a piece without any. */
export function calmShare(
  zones: readonly Zone[],
  piece: string,
  { lettering, text, fadeMm }: CalmRecipe,
): ((x: number, y: number) => number) | undefined {
  const own = zones.filter(zone => zone.piece === piece)
  if (own.length === 0) return undefined
  return (x, y) => {
    const shares = own.map(zone => {
      const { centre, width, height } = zone
      const [dx, dy] = [Math.abs(x - centre.x) - width / 2, Math.abs(y - centre.y) - height / 2]
      const away = Math.sqrt(Math.max(0, dx) ** 2 + Math.max(0, dy) ** 2)
      return (isLettering(zone) ? lettering : text) ** (1 - smoothStep(away / fadeMm))
    })
    return Math.min(...shares)
  }
}
