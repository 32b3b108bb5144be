import { sql } from '../../database/index.ts'

/** Lease of a pack or a proof, in seconds. A worker renews it while it runs; after it expires another may claim a pack. */
const HELD_SECONDS = 30
export const heldUntil = () => sql`now() + make_interval(secs => ${HELD_SECONDS})`
