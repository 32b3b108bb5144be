import type { FontUse } from '../../types.ts'
import { findFont } from './registry.ts'

interface Kin {
  readonly font: string
  /** Absent: as heavy as the face itself. */
  readonly weight?: number
  readonly isItalic?: true
}

/**
 * The substitutes of fonts that lack Vietnamese, or everything beyond Western Europe: the most similar packaged font
 * that has both. Its letters replace the missing ones.
 */
const KIN: Readonly<Record<string, Kin>> = {
  antonio: { font: 'barlow-condensed' },
  'bebas-neue': { font: 'barlow-condensed', weight: 700 },
  'black-han-sans': { font: 'dela-gothic-one' },
  'changa-one': { font: 'kanit', weight: 900 },
  'faster-one': { font: 'barlow-condensed', weight: 900, isItalic: true },
  'fugaz-one': { font: 'kanit', weight: 900, isItalic: true },
  graduate: { font: 'alfa-slab-one' },
  'konkhmer-sleokchher': { font: 'chakra-petch' },
  'ma-shan-zheng': { font: 'sedgwick-ave-display' },
  'noto-sans-khmer': { font: 'chakra-petch' },
  'noto-serif-khmer': { font: 'chakra-petch' },
  orbitron: { font: 'goldman' },
  'passion-one': { font: 'kanit', weight: 900 },
  'permanent-marker': { font: 'sedgwick-ave-display' },
  'racing-sans-one': { font: 'kanit', weight: 700, isItalic: true },
  rajdhani: { font: 'saira-condensed' },
  'rampart-one': { font: 'dela-gothic-one' },
  'rubik-mono-one': { font: 'dela-gothic-one' },
  'russo-one': { font: 'goldman', weight: 700 },
  'squada-one': { font: 'big-shoulders-display', weight: 900 },
  staatliches: { font: 'saira-condensed', weight: 700 },
  teko: { font: 'saira-condensed' },
  wallpoet: { font: 'saira-stencil-one' },
}

/** Substitute font for letters of a tenant's own font, and for Latin letters of a Khmer font. */
const OF_TENANTS: Kin = { font: 'chakra-petch' }
const OF_KHMER: Kin = { font: 'kanit' }

function usualKin(font: string): Kin | undefined {
  if (font.startsWith('own-')) return OF_TENANTS
  return findFont(font)?.lang === 'kh' ? OF_KHMER : undefined
}

/** Returns the use of the font that substitutes missing letters of this one; null if none is similar. */
export function kinOf({ font, weight, isItalic }: FontUse): FontUse | null {
  const kin = KIN[font] ?? usualKin(font)
  return kin ? { font: kin.font, weight: kin.weight ?? weight, isItalic: kin.isItalic ?? isItalic } : null
}
