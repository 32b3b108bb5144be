import type { Readable } from 'node:stream'

/** The storage of archives: a folder of this machine or an S3 bucket. */
export interface ArchivePlace {
  /** Returns an archive's address, for people and for restoring. */
  addressOf(name: string): string
  /** Keeps what the stream gives; resolves when it is safe there and was read back as it was sent. What fails leaves nothing under the name, or says that it may. */
  keep(name: string, zip: Readable): Promise<void>
  /** The names of what lies there. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Removes what somebody who ended in the middle of writing has left from before then. Answers what to tell where that cannot be. */
  removeDrafts(before: Date): Promise<string | undefined>
}
