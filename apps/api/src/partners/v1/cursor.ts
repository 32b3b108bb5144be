import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '../../endpoint/index.ts'

/** The list that a cursor is valid for: of one tenant, with the same filters. */
export interface CursorList {
  readonly tenantId: string
  readonly list: string
  /** The query without cursor and limit, in one order of keys. */
  readonly filters: object
}

export interface Cursors {
  /** Returns the cursor at a place; null for no place. */
  write(list: CursorList, place: string | null): string | null
  /** Returns the place of a cursor; undefined without one. Throws `cursor-invalid` for one that this list did not give. */
  read(list: CursorList, cursor: string | undefined): string | undefined
}

/** Creates signed cursors, so that nobody makes up one or carries it to another shop, list or filter. */
export function createCursors(secret: Uint8Array): Cursors {
  const sign = ({ tenantId, list, filters }: CursorList, place: string): Buffer =>
    createHmac('sha256', secret)
      .update(`cursor ${tenantId} ${list} ${hash('sha256', JSON.stringify(filters))} ${place}`)
      .digest()
  return {
    write: (list, place) =>
      place === null ? null : `${Buffer.from(place).toString('base64url')}.${sign(list, place).toString('base64url')}`,
    read(list, cursor) {
      if (cursor === undefined) return undefined
      const [text = '', mac = ''] = cursor.split('.')
      const place = Buffer.from(text, 'base64url').toString()
      const [given, right] = [Buffer.from(mac, 'base64url'), sign(list, place)]
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new ProblemError('cursor-invalid', [{ path: 'cursor', id: 'wrong-format' }])
      return place
    },
  }
}
