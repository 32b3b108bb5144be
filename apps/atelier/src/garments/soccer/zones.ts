import type { Zone } from '@kitwright/garment'
import { zone, type ZoneRow } from '../zoneRow.ts'
import type { CutOptions } from '../garmentMaker.ts'
import { sleeveZones } from '../tops/sleeveZones.ts'

/**
 * Millimetres on the piece; the front is seen from outside, so the wearer's left chest is at x > 0. The number is beside
 * the crest, as on match kits: the cloth there is calm, and the club's name is not below it.
 */
const BODY: readonly ZoneRow[] = [
  ['logo', 'front', 108, 188, 72, 80],
  ['frontNumber', 'front', -108, 188, 84, 84],
  ['frontText', 'front', 0, 278, 260, 70],
  ['sponsor', 'front', 0, 390, 280, 90],
  ['playerName', 'back', 0, 120, 320, 65],
  ['backNumber', 'back', 0, 316, 290, 265],
  ['backText', 'back', 0, 500, 300, 65],
]

const SLEEVES = { short: [125, 120, 90], long: [150, 120, 100] } as const

export const jerseyZones = ({ sleeve }: CutOptions): Zone[] => [...BODY, ...sleeveZones(SLEEVES[sleeve])].map(zone)

const SHORTS: readonly ZoneRow[] = [
  ['shortsNumber', 'shortsFrontL', 45, 320, 110, 100],
  ['shortsLogo', 'shortsFrontR', -45, 320, 80, 80],
]

export const shortsZones = (): Zone[] => SHORTS.map(zone)
