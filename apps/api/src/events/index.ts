export { forgetToldEvents } from './forgetToldEvents.ts'
export { insertEvent, recordEvent } from './recordEvent.ts'
export type { Event, EventKind } from './recordEvent.ts'
