import type { Texts } from '../types.ts'

export const colours: Texts['colours'] = {}
