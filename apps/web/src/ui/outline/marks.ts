export type OutlineTone = 'body' | 'sleeves' | 'trim' | 'shorts'

/** A path of a flat drawing in a box of 200 × 220. Its tone names the colour that fills it. Later paths lie on top. */
export interface OutlinePath {
  readonly tone: OutlineTone | 'line'
  readonly d: string
}

const SLEEVES: readonly OutlinePath[] = [
  { tone: 'sleeves', d: 'M50 32 Q32 42 24 62 L10 94 Q24 105 42 105 L54 78 Z' },
  { tone: 'sleeves', d: 'M150 32 Q168 42 176 62 L190 94 Q176 105 158 105 L146 78 Z' },
]
const CUFFS: readonly OutlinePath[] = [
  { tone: 'trim', d: 'M10 94 Q24 105 42 105 L44.500 99 Q28 99 13 88 Z' },
  { tone: 'trim', d: 'M190 94 Q176 105 158 105 L155.500 99 Q172 99 187 88 Z' },
]
const BODY: OutlinePath = {
  tone: 'body',
  d: 'M76 20 Q100 42 124 20 L150 32 L146 78 L149 196 Q100 204 51 196 L54 78 L50 32 Z',
}
const CREW: OutlinePath = { tone: 'trim', d: 'M76 20 Q100 42 124 20 L118 15.500 Q100 31 82 15.500 Z' }
const PANELS: readonly OutlinePath[] = [
  { tone: 'line', d: 'M54 78 Q66 130 60 198' },
  { tone: 'line', d: 'M146 78 Q134 130 140 198' },
]

/** The shop's own icons, for cases without a particular product. A product brings its own drawing. */
export const MARKS = {
  tshirt: [...SLEEVES, BODY, CREW],
  jersey: [...SLEEVES, ...CUFFS, BODY, ...PANELS, CREW],
  /** An empty hanger, for an unknown garment. */
  hanger: [
    {
      tone: 'line',
      d: 'M86 58 Q86 44 100 44 Q114 44 114 58 Q114 68 100 72 L100 88 L182 142 Q190 148 186 154 Q184 158 176 158 L24 158 Q16 158 14 154 Q10 148 18 142 L100 88',
    },
  ],
} as const satisfies Record<string, readonly OutlinePath[]>

export type MarkName = keyof typeof MARKS
