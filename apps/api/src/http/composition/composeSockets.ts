import { liveDesign } from '../../designs/index.ts'
import type { SocketEndpoints } from '../../endpoint/index.ts'

/** The endpoints of all WebSockets of the contract. */
export const socketEndpoints: SocketEndpoints = { '/api/designs/{id}/live': liveDesign }
