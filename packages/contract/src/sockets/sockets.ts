import { z } from '../schemas/zod.ts'
import * as s from '../schemas/index.ts'
import type { SocketRoute } from './socketRoute.ts'

/** Every WebSocket by its path. The API registers exactly these, and `openSocket` opens exactly these. */
export const sockets = {
  '/api/designs/{id}/live': {
    summary: 'The latest saved revision of an own design, at once and whenever another page has saved one',
    auth: true,
    params: z.object({ id: s.uuid }),
    /** `ask`: reads the revision now, rather than with the next beat. */
    fromClient: z.strictObject({ kind: z.literal('ask') }),
    fromServer: z.strictObject({ kind: z.literal('revision'), revision: z.int() }),
    messagesPerMinute: 60,
    errors: ['not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, SocketRoute>

export type Sockets = typeof sockets
export type SocketKey = keyof Sockets
