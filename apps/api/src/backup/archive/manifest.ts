import { z } from 'zod'

const entry = z.object({ name: z.string(), bytes: z.number().int().min(0), sha256: z.string() })

/** The description of an archive. It is written last: an archive without it was cut off. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The moment that the archive shows. */
  takenAt: z.iso.datetime(),
  /** The one shop in the archive, which is then an export and not a backup. */
  shop: z.string().optional(),
  dump: z.object({
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).readonly(),
    tables: z
      .array(z.object({ name: z.string(), columns: z.array(z.string()).readonly(), rows: z.number().int() }))
      .readonly(),
    sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })).readonly(),
  }),
  entries: z.array(entry),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Entry = z.infer<typeof entry>

export const MANIFEST = 'manifest.json'
export const tableEntry = (table: string): string => `tables/${table}.copy`
export const FILES = 'files/'

/** Reason why a backup cannot be made or read, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
