import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'
import type { CutOptions } from '../garmentMaker.ts'
import { sleeveZones } from '../tops/sleeveZones.ts'

/** Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. */
const BODY: readonly ZoneRow[] = [
  ['logo', 'front', 120, 206, 84, 92],
  ['frontNumber', 'front', 0, 398, 130, 104],
  ['frontText', 'front', 0, 298, 320, 80],
  ['sponsor', 'front', 0, 520, 340, 120],
  ['playerName', 'back', 0, 128, 360, 70],
  ['backNumber', 'back', 0, 330, 320, 285],
  ['backText', 'back', 0, 526, 360, 75],
]

const SLEEVES = { short: [148, 180, 100], long: [160, 160, 110] } as const

export const zonesOf = ({ sleeve }: CutOptions): Zone[] => [...BODY, ...sleeveZones(SLEEVES[sleeve])].map(zone)
