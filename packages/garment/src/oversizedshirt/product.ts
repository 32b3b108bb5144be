import type { Product } from '../vocabulary/product.ts'

export const oversizedShirt = {
  id: 'oversizedshirt',
  type: 'OVERSIZED_SHIRT',
  cut: 'men',
  choices: { sleeve: ['short', 'long'], collar: ['crew'] },
  outline: [
    { tone: 'sleeves', d: 'M44 34 Q26 46 20 66 L6 116 Q24 126 44 124 L54 96 Z' },
    { tone: 'sleeves', d: 'M156 34 Q174 46 180 66 L194 116 Q176 126 156 124 L146 96 Z' },
    { tone: 'body', d: 'M76 18 Q100 38 124 18 L160 34 L154 96 L157 202 Q100 211 43 202 L46 96 L40 34 Z' },
    { tone: 'trim', d: 'M76 18 Q100 38 124 18 L118 13 Q100 27 82 13 Z' },
  ],
} as const satisfies Product
