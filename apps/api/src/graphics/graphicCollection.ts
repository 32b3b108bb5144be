import type { Collection } from './collections.ts'
import type { Candidate } from './rank.ts'

/** A collection as it is looked through. */
export interface GraphicCollection {
  readonly collection: Omit<Collection, 'takes' | 'withoutCategories'>
  readonly candidates: ReadonlyMap<string, Candidate>
  draw(name: string): Uint8Array | Promise<Uint8Array> | undefined
}
