export { insertEvent } from './insertEvent.ts'
export { recordEvent } from './recordEvent.ts'
export type { Event, EventKind } from './recordEvent.ts'
