import { SHORT_SLEEVES } from '../vocabulary/iconOutlines.ts'
import type { Product } from '../vocabulary/product.ts'

export const tshirt = {
  id: 'tshirt',
  type: 'TSHIRT',
  cut: 'men',
  choices: { sleeve: ['short', 'long'], collar: ['crew', 'v'] },
  outline: [
    ...SHORT_SLEEVES,
    {
      tone: 'body',
      d: 'M76 20 Q100 42 124 20 L150 32 L146 78 L149 196 Q100 204 51 196 L54 78 L50 32 Z',
    },
    { tone: 'trim', d: 'M76 20 Q100 42 124 20 L118 15.500 Q100 31 82 15.500 Z' },
  ],
} as const satisfies Product
