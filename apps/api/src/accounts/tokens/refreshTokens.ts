import { createHash, createHmac, randomBytes } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends when it has not been refreshed for this long. */
export const IDLE_MS = 14 * DAY_MS
/** A session ends this long after its sign-in, however busy. */
export const ABSOLUTE_MS = 90 * DAY_MS
/** Two tabs may refresh at the same moment. Within this time, the token just used gets the same successor again. */
export const GRACE_MS = 30_000

/** 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/**
 * Derives the successor from the token and a secret, so that it can be returned again although only its hash is stored.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
