export const SOCK_PATTERNS = ['plain', 'band', 'rings', 'hoops', 'side'] as const
export type SockPattern = (typeof SOCK_PATTERNS)[number]

/** Every way of laying two colours on a part, in the order in which the shader knows them. */
const PATTERNS = [
  'plain',
  'band',
  'rings',
  'hoops',
  'side',
  'fade',
  'slash',
  'scales',
  'halves',
  'hairFade',
  'eyes',
  'beardFade',
  'palm',
] as const
export type PartPattern = (typeof PATTERNS)[number]

export const patternNumber = (pattern: PartPattern): number => PATTERNS.indexOf(pattern)
