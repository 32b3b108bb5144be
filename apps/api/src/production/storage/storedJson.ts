import { z } from 'zod'
import type { PackFile } from './archive.ts'

/** Length of a stored file, and its SHA-256 in lower-case hexadecimal. */
export const storedFactsSchema = z.object({ bytes: z.int(), sha256: z.string() })

export const packFileSchema: z.ZodType<PackFile> = storedFactsSchema.extend({
  name: z.string(),
  hash: z.string(),
  kind: z.enum(['pdf', 'dxf', 'plt', 'zpl', 'png', 'tif', 'json']),
})
