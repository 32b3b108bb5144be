import type { Readable } from 'node:stream'

/** The storage of archives: a folder of this machine or an S3 bucket. */
export interface ArchivePlace {
  /** Returns an archive's address, for people and for restoring. */
  addressOf(name: string): string
  /**
   * Stores the stream; resolves when it is safe and was read back unchanged. On failure nothing is left under the name,
   * or the error says that something may be.
   */
  keep(name: string, zip: Readable): Promise<void>
  /** Lists the names of the stored archives. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /**
   * Removes drafts older than `before`, which an interrupted writer has left. Returns a message for the operator if
   * that is impossible.
   */
  removeDrafts(before: Date): Promise<string | undefined>
}
