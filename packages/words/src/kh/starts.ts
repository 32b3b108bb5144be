import type { Texts } from '../types.ts'

export const starts: Texts['starts'] = {}
