import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'

/** Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. */
const ROWS: readonly ZoneRow[] = [
  ['logo', 'front', 100, 216, 62, 70],
  ['frontNumber', 'front', 0, 385, 120, 100],
  ['frontText', 'front', 0, 290, 260, 66],
  ['sponsor', 'front', 0, 486, 280, 86],
  ['playerName', 'back', 0, 120, 250, 62],
  ['backNumber', 'back', 0, 316, 270, 260],
  ['backText', 'back', 0, 498, 300, 65],
]

export const zonesOf = (): Zone[] => ROWS.map(zone)
