import type { Product } from '../../vocabulary/product.ts'

/**
 * A training bib, which no shop sells. It has features that none of the eight garments has: its own choice, part and
 * zone.
 */
export const bib: Product = {
  id: 'bib',
  type: 'TRAINING_BIB',
  cut: 'men',
  choices: { fastening: ['closed', 'open'] },
  outline: [
    { tone: 'body', d: 'M76 20 Q100 42 124 20 L146 30 L140 96 L150 110 L150 200 L50 200 L50 110 L60 96 L54 30 Z' },
    { tone: 'trim', d: 'M50 130 L150 130 L150 142 L50 142 Z' },
  ],
}
