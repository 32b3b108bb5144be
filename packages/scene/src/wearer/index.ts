export { createWearer } from './createWearer.ts'
export type { DressedWearer, WearerLook } from './createWearer.ts'
export { SOCK_PATTERNS } from './patterns.ts'
export type { SockPattern } from './patterns.ts'
