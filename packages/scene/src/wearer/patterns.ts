export const SOCK_PATTERNS = ['plain', 'band', 'rings', 'hoops', 'side'] as const
export type SockPattern = (typeof SOCK_PATTERNS)[number]

/** All patterns of two colours on a part, in the shader's order. */
const PATTERNS = ['plain', 'band', 'rings', 'hoops', 'side', 'fade', 'slash', 'scales', 'halves', 'palm'] as const
export type PartPattern = (typeof PATTERNS)[number]

export const patternNumber = (pattern: PartPattern): number => PATTERNS.indexOf(pattern)
