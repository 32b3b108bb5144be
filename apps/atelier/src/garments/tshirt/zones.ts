import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'
import type { CutOptions } from '../garmentMaker.ts'
import { sleeveZones } from '../tops/sleeveZones.ts'

/** Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. */
const BODY: readonly ZoneRow[] = [
  ['logo', 'front', 108, 196, 72, 80],
  ['frontNumber', 'front', 0, 376, 130, 100],
  ['frontText', 'front', 0, 278, 260, 70],
  ['sponsor', 'front', 0, 474, 280, 90],
  ['playerName', 'back', 0, 124, 320, 65],
  ['backNumber', 'back', 0, 320, 290, 265],
  ['backText', 'back', 0, 504, 300, 65],
]

const SLEEVES = { short: [126, 130, 90], long: [150, 130, 100] } as const

export const zonesOf = ({ sleeve }: CutOptions): Zone[] => [...BODY, ...sleeveZones(SLEEVES[sleeve])].map(zone)
