import type { OutlinePath } from './product.ts'

/** Set-in short sleeves beside a body 100 wide. */
export const SHORT_SLEEVES: readonly OutlinePath[] = [
  { tone: 'sleeves', d: 'M50 32 Q32 42 24 62 L10 94 Q24 105 42 105 L54 78 Z' },
  { tone: 'sleeves', d: 'M150 32 Q168 42 176 62 L190 94 Q176 105 158 105 L146 78 Z' },
]
