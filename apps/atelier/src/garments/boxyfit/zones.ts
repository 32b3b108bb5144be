import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'
import type { CutOptions } from '../garmentMaker.ts'
import { sleeveZones } from '../tops/sleeveZones.ts'

/** Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. */
const BODY: readonly ZoneRow[] = [
  ['logo', 'front', 116, 190, 78, 86],
  ['frontNumber', 'front', 0, 372, 130, 100],
  ['frontText', 'front', 0, 274, 300, 72],
  ['sponsor', 'front', 0, 474, 330, 96],
  ['playerName', 'back', 0, 122, 340, 66],
  ['backNumber', 'back', 0, 314, 300, 270],
  ['backText', 'back', 0, 494, 330, 66],
]

const SLEEVES = { short: [126, 150, 90], long: [150, 140, 100] } as const

export const zonesOf = ({ sleeve }: CutOptions): Zone[] => [...BODY, ...sleeveZones(SLEEVES[sleeve])].map(zone)
