import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'

/** Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. */
const ROWS: readonly ZoneRow[] = [
  ['logo', 'front', 108, 188, 72, 80],
]

export const hoodieZones = (): Zone[] => ROWS.map(zone)
