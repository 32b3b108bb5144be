import type { ZoneRow } from '../zoneRow.ts'

/** The zone of a picture on either sleeve: y, width and height. */
type SleeveZone = readonly [y: number, width: number, height: number]

/** Returns the rows of both sleeves, in millimetres from the middle of the cap. */
export const sleeveZones = (size: SleeveZone): ZoneRow[] => [
  ['sleeveLeft', 'sleeveL', 0, ...size],
  ['sleeveRight', 'sleeveR', 0, ...size],
]
