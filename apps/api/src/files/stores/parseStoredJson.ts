import type { z } from 'zod'

/**
 * Returns stored JSON as it was stored. Returns undefined if it is missing, unreadable or does not match its schema: the
 * caller generates again what it describes, or refuses it.
 */
export function parseStoredJson<T>(json: Uint8Array | undefined, schema: z.ZodType<T>): T | undefined {
  if (!json) return undefined
  try {
    const stored: unknown = JSON.parse(Buffer.from(json).toString())
    // Returns the stored value rather than the schema's result, so that keys retain their order and the written bytes
    // stay equal.
    return schema.safeParse(stored).success ? (stored as T) : undefined
  } catch {
    return undefined
  }
}
