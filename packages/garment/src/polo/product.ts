import { SHORT_SLEEVES } from '../vocabulary/iconOutlines.ts'
import type { Product } from '../vocabulary/product.ts'

export const polo = {
  id: 'polo',
  type: 'POLO_SHIRT',
  cut: 'men',
  choices: { sleeve: ['short', 'long'], collar: ['polo'] },
  outline: [
    ...SHORT_SLEEVES,
    { tone: 'trim', d: 'M10 94 Q24 105 42 105 L44.500 99 Q28 99 13 88 Z' },
    { tone: 'trim', d: 'M190 94 Q176 105 158 105 L155.500 99 Q172 99 187 88 Z' },
    { tone: 'body', d: 'M76 20 L100 30 L124 20 L150 32 L146 78 L149 196 Q100 204 51 196 L54 78 L50 32 Z' },
    { tone: 'trim', d: 'M76 20 Q88 16 100 24 L86 46 Q74 36 76 20 Z' },
    { tone: 'trim', d: 'M124 20 Q112 16 100 24 L114 46 Q126 36 124 20 Z' },
    { tone: 'line', d: 'M95 34 L95 82 L105 82 L105 34 M100 52 L100 53 M100 68 L100 69' },
  ],
} as const satisfies Product
