import { randomBytes } from 'node:crypto'

const W3C = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace that a call belongs to (https://www.w3.org/TR/trace-context/): the caller's, or a new one, which nobody samples. */
export const traceParentOf = (header: unknown): string =>
  typeof header === 'string' && W3C.test(header)
    ? header
    : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`
