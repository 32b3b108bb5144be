import { z } from 'zod'
import type { PackFile } from './archive.ts'

/**
 * Returns stored JSON as it was stored. Returns undefined if it is missing, unreadable or does not match its schema;
 * what it describes is then generated again.
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

/** Length of a stored file, and its SHA-256 in lower-case hexadecimal. */
export const storedFactsSchema = z.object({ bytes: z.int(), sha256: z.string() })

export const packFileSchema: z.ZodType<PackFile> = storedFactsSchema.extend({
  name: z.string(),
  hash: z.string(),
  kind: z.enum(['pdf', 'dxf', 'plt', 'zpl', 'png', 'tif', 'json']),
})
