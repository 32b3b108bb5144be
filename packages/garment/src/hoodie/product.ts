import type { Product } from '../vocabulary/product.ts'

export const hoodie = {
  id: 'hoodie',
  type: 'HOODIE',
  cut: 'men',
  choices: { sleeve: ['long'], collar: ['hood'] },
  outline: [
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
} as const satisfies Product
