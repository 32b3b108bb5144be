import type { Endpoints } from '../endpoint/index.ts'
import { createKeyEndpoints } from './keys/keyEndpoints.ts'
import { createCursors } from './v1/cursor.ts'
import { createV1OrderEndpoints } from './v1/orderEndpoints.ts'
import { createV1ReadEndpoints } from './v1/readEndpoints.ts'

interface PartnerParts {
  readonly cursorSecret: Uint8Array
  readonly pictureSecret: Uint8Array
}

type PartnerEndpoints = ReturnType<typeof createKeyEndpoints> &
  ReturnType<typeof createV1OrderEndpoints> &
  ReturnType<typeof createV1ReadEndpoints>

/** Endpoints of the partners' API, and of the office's keys for it. */
export function createPartnerEndpoints({
  cursorSecret,
  pictureSecret,
}: PartnerParts): Endpoints<keyof PartnerEndpoints> {
  const cursors = createCursors(cursorSecret)
  return {
    ...createKeyEndpoints(),
    ...createV1OrderEndpoints(cursors),
    ...createV1ReadEndpoints({ cursors, pictureSecret }),
  }
}
