import type { Texts } from '../types.ts'

export const shots: Texts['shots'] = {}
