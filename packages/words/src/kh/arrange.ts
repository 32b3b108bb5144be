import type { Texts } from '../types.ts'

export const arrange: Texts['arrange'] = {}
