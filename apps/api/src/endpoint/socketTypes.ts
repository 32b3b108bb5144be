import type { SocketKey, Sockets } from '@kitwright/contract'
import type { z } from 'zod'
import type { Person, RunInTenant, TenantContext } from './types.ts'

/** An open WebSocket as its endpoint sees it: validated, with its tenant and its person. */
export interface SocketExchange<K extends SocketKey> {
  readonly tenant: TenantContext
  readonly person: Person
  readonly params: z.output<Sockets[K]['params']>
  /** Runs one transaction in the tenant's scope. Throws once the session has ended, which closes the connection. */
  readonly run: RunInTenant
  readonly send: (message: z.input<Sockets[K]['fromServer']>) => void
}

/** The work of an endpoint for one connection. An error that one of these throws closes it, with its id. */
export interface SocketListener<K extends SocketKey> {
  /** Called once, as soon as messages can be sent. */
  readonly onOpen: () => Promise<void>
  /** Called for each message in turn: the next waits until the last was handled. */
  readonly onMessage: (message: z.output<Sockets[K]['fromClient']>) => Promise<void>
  /** Called every half minute. It runs a transaction, so that an ended session is noticed. */
  readonly onBeat: () => Promise<void>
}

/** Answers a request to open a WebSocket. Throws the problems of the route: then the request is refused. */
export type SocketEndpoint<K extends SocketKey> = (exchange: SocketExchange<K>) => Promise<SocketListener<K>>
export type SocketEndpoints = { readonly [K in SocketKey]: SocketEndpoint<K> }
