/** Flat drawings in a box of 200 × 220; each path names the colour that fills it. Later paths lie on top. */
export type OutlineTone = 'body' | 'sleeves' | 'trim' | 'shorts'

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

export const OUTLINES = {
  kit: [
    { tone: 'shorts', d: 'M62 132 L138 132 L158 206 Q132 216 108 210 L100 174 L92 210 Q68 216 42 206 Z' },
    { tone: 'sleeves', d: 'M58 22 Q42 31 35 48 L22 76 Q34 86 50 86 L61 62 Z' },
    { tone: 'sleeves', d: 'M142 22 Q158 31 165 48 L178 76 Q166 86 150 86 L139 62 Z' },
    { tone: 'trim', d: 'M22 76 Q34 86 50 86 L52.500 80.500 Q38 80 25 70.500 Z' },
    { tone: 'trim', d: 'M178 76 Q166 86 150 86 L147.500 80.500 Q162 80 175 70.500 Z' },
    { tone: 'body', d: 'M80 12 Q100 30 120 12 L142 22 L139 62 L141 152 Q100 159 59 152 L61 62 L58 22 Z' },
    { tone: 'trim', d: 'M80 12 Q100 30 120 12 L115 8.500 Q100 21 85 8.500 Z' },
    { tone: 'line', d: 'M61 62 Q71 104 66 153 M139 62 Q129 104 134 153' },
    { tone: 'line', d: 'M100 174 L100 158' },
  ],
  tshirt: [...SLEEVES, BODY, CREW],
  jersey: [...SLEEVES, ...CUFFS, BODY, ...PANELS, CREW],
  polo: [
    ...SLEEVES,
    ...CUFFS,
    { tone: 'body', d: 'M76 20 L100 30 L124 20 L150 32 L146 78 L149 196 Q100 204 51 196 L54 78 L50 32 Z' },
    { tone: 'trim', d: 'M76 20 Q88 16 100 24 L86 46 Q74 36 76 20 Z' },
    { tone: 'trim', d: 'M124 20 Q112 16 100 24 L114 46 Q126 36 124 20 Z' },
    { tone: 'line', d: 'M95 34 L95 82 L105 82 L105 34 M100 52 L100 53 M100 68 L100 69' },
  ],
  sleeveless: [
    {
      tone: 'body',
      d: 'M70 16 Q74 52 100 54 Q126 52 130 16 L146 22 Q138 62 154 86 L152 200 Q100 208 48 200 L46 86 Q62 62 54 22 Z',
    },
    { tone: 'line', d: 'M64 19 Q68 60 100 61 Q132 60 136 19' },
  ],
  oversized: [
    { tone: 'sleeves', d: 'M44 34 Q26 46 20 66 L6 116 Q24 126 44 124 L54 96 Z' },
    { tone: 'sleeves', d: 'M156 34 Q174 46 180 66 L194 116 Q176 126 156 124 L146 96 Z' },
    { tone: 'body', d: 'M76 18 Q100 38 124 18 L160 34 L154 96 L157 202 Q100 211 43 202 L46 96 L40 34 Z' },
    { tone: 'trim', d: 'M76 18 Q100 38 124 18 L118 13 Q100 27 82 13 Z' },
  ],
  boxy: [
    { tone: 'sleeves', d: 'M42 38 Q24 50 18 70 L6 108 Q24 120 44 119 L52 92 Z' },
    { tone: 'sleeves', d: 'M158 38 Q176 50 182 70 L194 108 Q176 120 156 119 L148 92 Z' },
    { tone: 'body', d: 'M76 24 Q100 44 124 24 L162 38 L156 92 L160 180 Q100 188 40 180 L44 92 L38 38 Z' },
    { tone: 'trim', d: 'M76 24 Q100 44 124 24 L118 19 Q100 33 82 19 Z' },
  ],
  hoodie: [
    { tone: 'sleeves', d: 'M52 42 Q34 52 28 76 L12 168 Q22 178 38 176 L54 104 Z' },
    { tone: 'sleeves', d: 'M148 42 Q166 52 172 76 L188 168 Q178 178 162 176 L146 104 Z' },
    { tone: 'trim', d: 'M12 168 Q22 178 38 176 L36 188 Q22 190 11 180 Z' },
    { tone: 'trim', d: 'M188 168 Q178 178 162 176 L164 188 Q178 190 189 180 Z' },
    { tone: 'body', d: 'M74 34 L126 34 L150 42 L146 104 L148 192 Q100 198 52 192 L54 104 L50 42 Z' },
    { tone: 'trim', d: 'M52 190 Q100 197 148 190 L147 204 Q100 210 53 204 Z' },
    { tone: 'sleeves', d: 'M70 40 Q64 8 100 8 Q136 8 130 40 Q118 62 100 66 Q82 62 70 40 Z' },
    {
      tone: 'line',
      d: 'M82 36 Q84 20 100 20 Q116 20 118 36 Q112 52 100 56 Q88 52 82 36 Z M93 60 L92 92 M107 60 L108 92',
    },
    { tone: 'line', d: 'M74 176 L80 142 L120 142 L126 176 Z' },
  ],
  trunks: [
    { tone: 'body', d: 'M46 58 L154 58 L182 182 Q144 194 110 184 L100 118 L90 184 Q56 194 18 182 Z' },
    { tone: 'trim', d: 'M46 34 Q100 28 154 34 L156 62 Q100 70 44 62 Z' },
    { tone: 'sleeves', d: 'M46 62 L57 64 L36 188 Q26 186 18 182 Z' },
    { tone: 'sleeves', d: 'M154 62 L143 64 L164 188 Q174 186 182 182 Z' },
    { tone: 'line', d: 'M100 118 L100 68 M60 44 L140 44 M60 53 L140 53' },
  ],
} as const satisfies Record<string, readonly OutlinePath[]>

export type OutlineShape = keyof typeof OUTLINES
