import type { Product } from '../vocabulary/product.ts'

export const boxingTrunk = {
  id: 'boxingtrunk',
  type: 'BOXING_TRUNK',
  cut: 'men',
  choices: {},
  outline: [
    { tone: 'body', d: 'M46 58 L154 58 L182 182 Q144 194 110 184 L100 118 L90 184 Q56 194 18 182 Z' },
    { tone: 'trim', d: 'M46 34 Q100 28 154 34 L156 62 Q100 70 44 62 Z' },
    { tone: 'sleeves', d: 'M46 62 L57 64 L36 188 Q26 186 18 182 Z' },
    { tone: 'sleeves', d: 'M154 62 L143 64 L164 188 Q174 186 182 182 Z' },
    { tone: 'line', d: 'M100 118 L100 68 M60 44 L140 44 M60 53 L140 53' },
  ],
} as const satisfies Product
