import type { Texts } from '../types.ts'

export const studio: Texts['studio'] = {}
