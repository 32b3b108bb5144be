import type { Texts } from '../types.ts'

export const fonts: Texts['fonts'] = {}
