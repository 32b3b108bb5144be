import type { TextRole } from '@kitwright/garment'

/** Position of a text that differs from its role's usual one. */
export interface TextPosition {
  readonly zone?: string
  /** Placed on the other side of the body's centre line, beside the crest. */
  readonly isAcross?: true
  readonly downMm?: number
  /** Maximum width of a word; the zone's width if absent. */
  readonly widthMm?: number
  /** Upward bend, in degrees of a circle. */
  readonly arcDeg?: number
}

export type Line = readonly [role: TextRole, sizeMm: number, place?: TextPosition]

const BESIDE_CREST: TextPosition = { zone: 'logo', isAcross: true, widthMm: 150 }
/** A word across the whole chest, wider than the zone for a sponsor's mark. */
const CHEST: TextPosition = { widthMm: 300 }
/** Returns the place in the middle of the chest this far below the club's name. */
const belowName = (downMm: number): TextPosition => ({ zone: 'frontText', downMm })
const BACK: readonly Line[] = [
  ['playerName', 72],
  ['backNumber', 330],
  ['shortsNumber', 110],
]

/**
 * Text layouts. Each leaves the crest's place over the heart free, and the sponsor's or the team's above the belly. A
 * number is below the club's name or beside it, as on real kits.
 */
export const LAYOUTS = {
  club: [['frontText', 66, { ...CHEST, downMm: 12 }], ['frontNumber', 76, BESIDE_CREST], ...BACK],
  centre: [['frontText', 62, { ...CHEST, downMm: 8 }], ['frontNumber', 94, belowName(94)], ...BACK],
  low: [['frontText', 72, { ...CHEST, downMm: 90 }], ['frontNumber', 94, belowName(188)], ...BACK],
  lowTeam: [['frontText', 72, { ...CHEST, downMm: 152 }], ...BACK],
  numberLow: [['frontNumber', 150, belowName(216)], ...BACK],
  bare: [['frontNumber', 76, BESIDE_CREST], ...BACK],
  bold: [['frontNumber', 200, { zone: 'sponsor', downMm: 20 }], ['frontText', 56, { ...CHEST, downMm: -26 }], ...BACK],
  arch: [['frontText', 64, { ...CHEST, arcDeg: 40, downMm: -4 }], ['frontNumber', 130, belowName(138)], ...BACK],
  word: [
    ['frontText', 96, CHEST],
    ['backText', 60],
  ],
  /** Leaves the lower half clear. */
  wordHigh: [
    ['frontText', 96, CHEST],
    ['backText', 70, { zone: 'playerName' }],
  ],
  archWord: [
    ['frontText', 92, { ...CHEST, arcDeg: 46 }],
    ['backText', 56],
  ],
  varsity: [
    ['frontText', 68, { ...CHEST, arcDeg: 40, downMm: -6 }],
    ['frontNumber', 150, { zone: 'sponsor', downMm: 30 }],
    ['playerName', 64],
    ['backNumber', 300],
  ],
  lowWord: [
    ['frontText', 92, { ...CHEST, zone: 'sponsor' }],
    ['backText', 60],
  ],
  backPrint: [
    ['playerName', 70],
    ['backNumber', 330],
  ],
  backWord: [['backText', 84, { zone: 'playerName' }]],
  /** Placed clear of a hood on the back. */
  backLow: [['backText', 96, { zone: 'playerName', downMm: 90 }]],
  small: [
    ['frontText', 34, BESIDE_CREST],
    ['backText', 70, { zone: 'playerName' }],
  ],
  belt: [
    ['frontText', 56],
    ['shortsNumber', 110],
  ],
  beltName: [
    ['frontText', 56],
    ['playerName', 50],
    ['backText', 44],
  ],
  beltOnly: [['frontText', 58]],
} as const satisfies Readonly<Record<string, readonly Line[]>>

export type LayoutId = keyof typeof LAYOUTS

/** Layouts that leave the sponsor's place on the chest free. */
export const WITH_SPONSOR: readonly LayoutId[] = ['club', 'bare']
