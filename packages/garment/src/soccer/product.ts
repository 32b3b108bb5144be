import type { Product } from '../vocabulary/product.ts'

export const soccer = {
  id: 'soccer',
  type: 'SOCCER_KIT',
  cut: 'men',
  choices: { sleeve: ['short', 'long'], collar: ['crew', 'v', 'polo', 'stand'] },
  outline: [
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
} as const satisfies Product
