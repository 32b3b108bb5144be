import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../../zoneRow.ts'

/**
 * Millimetres on the piece; the wearer's left chest is at x > 0. The front's lettering lies between the ends of the
 * cord and the pocket. The back's lies below the hood, which hangs over its first 220 mm.
 */
const ROWS: readonly ZoneRow[] = [
  ['logo', 'front', 112, 208, 70, 76],
  ['frontNumber', 'front', 0, 378, 140, 96],
  ['frontText', 'front', 0, 290, 300, 62],
  ['sponsor', 'front', 0, 458, 280, 56],
  ['pocketText', 'pocket', 0, 580, 150, 56],
  ['playerName', 'back', 0, 266, 320, 60],
  ['backNumber', 'back', 0, 428, 290, 250],
  ['backText', 'back', 0, 595, 320, 60],
  ['sleeveLeft', 'sleeveL', 0, 330, 120, 100],
  ['sleeveRight', 'sleeveR', 0, 330, 120, 100],
  ['hood', 'hoodL', 10, 160, 120, 90],
]

export const hoodieZones = (): Zone[] => ROWS.map(zone)
