import type { Texts } from '../types.ts'

export const images: Texts['images'] = {}
