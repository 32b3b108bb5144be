import type { Product } from '../vocabulary/product.ts'

export const sleeveless = {
  id: 'sleeveless',
  type: 'SLEEVELESS_SHIRT',
  cut: 'men',
  choices: { collar: ['crew', 'v'] },
  outline: [
    {
      tone: 'body',
      d: 'M70 16 Q74 52 100 54 Q126 52 130 16 L146 22 Q138 62 154 86 L152 200 Q100 208 48 200 L46 86 Q62 62 54 22 Z',
    },
    { tone: 'line', d: 'M64 19 Q68 60 100 61 Q132 60 136 19' },
  ],
} as const satisfies Product
