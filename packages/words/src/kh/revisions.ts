import type { Texts } from '../types.ts'

export const revisions: Texts['revisions'] = {}
