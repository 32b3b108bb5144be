import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'
import type { CutOptions } from '../garmentMaker.ts'
import { sleeveZones } from '../tops/sleeveZones.ts'

/** Millimetres on the piece; wide zones lie below the placket. The wearer's left chest is at x > 0. */
const BODY: readonly ZoneRow[] = [
  ['logo', 'front', 108, 182, 72, 80],
  ['sponsor', 'front', -108, 182, 76, 60],
  ['frontNumber', 'front', 0, 392, 130, 100],
  ['frontText', 'front', 0, 295, 260, 70],
  ['playerName', 'back', 0, 124, 320, 65],
  ['backNumber', 'back', 0, 320, 290, 265],
  ['backText', 'back', 0, 504, 300, 65],
]

const SLEEVES = { short: [120, 120, 90], long: [150, 120, 100] } as const

export const poloZones = ({ sleeve }: CutOptions): Zone[] => [...BODY, ...sleeveZones(SLEEVES[sleeve])].map(zone)
