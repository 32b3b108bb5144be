import type { Product } from '../vocabulary/product.ts'

export const boxyFit = {
  id: 'boxyfit',
  type: 'BOXY_FIT',
  cut: 'men',
  choices: { sleeve: ['short', 'long'], collar: ['crew', 'v'] },
  outline: [
    { tone: 'sleeves', d: 'M42 38 Q24 50 18 70 L6 108 Q24 120 44 119 L52 92 Z' },
    { tone: 'sleeves', d: 'M158 38 Q176 50 182 70 L194 108 Q176 120 156 119 L148 92 Z' },
    { tone: 'body', d: 'M76 24 Q100 44 124 24 L162 38 L156 92 L160 180 Q100 188 40 180 L44 92 L38 38 Z' },
    { tone: 'trim', d: 'M76 24 Q100 44 124 24 L118 19 Q100 33 82 19 Z' },
  ],
} as const satisfies Product
