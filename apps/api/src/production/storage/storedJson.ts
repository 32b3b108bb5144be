import { z } from 'zod'
import type { PackFile } from './archive.ts'

/**
 * What a stored JSON says, as it was stored. Undefined where there is none, and for one that cannot be read or is of another shape than its
 * schema: what it tells of is made again.
 */
export function parseStoredJson<T>(json: Uint8Array | undefined, schema: z.ZodType<T>): T | undefined {
  if (!json) return undefined
  try {
    const stored: unknown = JSON.parse(Buffer.from(json).toString())
    // Not what the schema makes of it: its keys keep their order, and what is written of it its bytes.
    return schema.safeParse(stored).success ? (stored as T) : undefined
  } catch {
    return undefined
  }
}

/** Of a stored file: its length, and its SHA-256 in lower-case hexadecimal. */
export const storedFactsSchema = z.object({ bytes: z.int(), sha256: z.string() })

export const packFileSchema: z.ZodType<PackFile> = storedFactsSchema.extend({
  name: z.string(),
  hash: z.string(),
  kind: z.enum(['pdf', 'dxf', 'plt', 'zpl', 'png', 'tif', 'json']),
})
