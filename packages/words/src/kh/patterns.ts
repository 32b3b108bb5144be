import type { Texts } from '../types.ts'

export const patterns: Texts['patterns'] = {}
