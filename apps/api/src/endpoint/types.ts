import type { ApiScope, OfficeAuth, Right, RouteKey, Routes, ScopeAuth } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { ReservedNumber, Transaction } from '../database/index.ts'

export interface TenantContext {
  readonly id: string
  readonly slug: string
  /** The shop's host that was called. */
  readonly host: string
  readonly name: string
  readonly productTypes: readonly string[]
  readonly settings: Readonly<Record<string, unknown>>
  /** Pages that the tenant made and published. */
  readonly ownPages?: readonly { readonly slug: string }[] | undefined
  /** Changes with everything that the product list is built from. */
  readonly pricesVersion: number
  /** Changes whenever something that the public sees changes. */
  readonly contentVersion: number
}

/** The caller: a signed-in customer, or on the office's routes a member of the staff. */
export interface Person {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly roles: readonly string[]
  /** Empty for customers. */
  readonly rights: readonly Right[]
  /** Identifies the role and its rights as the token states them. */
  readonly rightsStamp: string
}

/** The key of a partner's program, which calls in the name of the person who made it. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly callsPerMinute: number
  readonly madeBy: string
  readonly expiresAt: Date | null
}

export interface RunOptions {
  /** Whether the work continues after its caller has left, because others wait for it too. */
  readonly isShared?: boolean
  /** See `TransactionOptions.ahead`. */
  readonly ahead?: string | undefined
  /** See `TransactionOptions.isPipelined`. */
  readonly isPipelined?: boolean
}

export type RunInTenant = <T>(
  work: (transaction: Transaction, taken: ReservedNumber) => Promise<T>,
  options?: RunOptions,
) => Promise<T>

type ParsedInput<R, K extends string> =
  R extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined
type ResponseValue<T> = T extends z.ZodType ? z.input<T> : T extends null ? null : BinaryReply

/** A picture or file; `etag` makes it cacheable. Large or endless content is a stream. */
export interface BinaryReply {
  readonly bytes: Uint8Array | Readable
  readonly mime: string
  readonly cacheControl: string
}

/** An uploaded file, on the disk until the call is answered. */
export interface Upload {
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** One call as an endpoint sees it: validated, with its tenant, and with the person if the route requires one. */
export interface Exchange<K extends RouteKey> {
  readonly tenant: TenantContext
  readonly person: Routes[K] extends { auth: true | OfficeAuth } ? Person : Person | null
  /** The key of the call on routes that need a scope, else null. */
  readonly key: Routes[K] extends { scope: ScopeAuth } ? ApiKey : null
  readonly body: ParsedInput<Routes[K], 'body'>
  readonly params: ParsedInput<Routes[K], 'params'>
  readonly query: ParsedInput<Routes[K], 'query'>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly language: Language
  readonly ip: string
  /** The part of the address the caller cannot change at will: of IPv6, its first half. */
  readonly network: string
  /** The browser's identifier, from a cookie that no script reads; null if it has none. */
  readonly device: string | null
  /** The secret of the browser's cart, from a cookie that no script reads; null if it has none. */
  readonly cart: string | null
  /**
   * Scheme, host and port of the shop, for links. Taken from the configuration and the shop's own hosts, never from the
   * request.
   */
  readonly origin: string
  readonly requestId: string
  readonly now: Date
  /** Aborts when the caller has left, so that work only for them can stop. A change that has begun continues. */
  readonly signal: AbortSignal
  /** Returns the multipart file of an upload route. Throws the matching problem if it is missing or too large. */
  upload(): Promise<Upload>
  /** Runs one transaction in the tenant's scope. For `auth` routes it also checks the session. */
  run: RunInTenant
}

export interface Reply<K extends RouteKey> {
  readonly value: ResponseValue<Routes[K]['response']>
  readonly etag?: string
  /** The serialised value, if it was serialised before. A client that has it, by its etag, is not sent it again. */
  readonly json?: string | undefined
  readonly status?: number
  /** The browser keeps it, and comes with it as {@link Exchange.device}. */
  readonly device?: string
  /** The browser keeps it, and comes with it as {@link Exchange.cart}; null: the browser forgets it. */
  readonly cart?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export type Endpoint<K extends RouteKey> = (exchange: Exchange<K>) => Promise<Reply<K>>
/**
 * The endpoints of a module: its share of the contract's routes. The HTTP app checks that together they cover it.
 */
export type Endpoints<K extends RouteKey> = { readonly [P in K]: Endpoint<P> }
