import type { Texts } from '../types.ts'

export const lettering: Texts['lettering'] = {}
