import { z } from 'zod'

/**
 * In browsers schemas are read, not compiled: the policy of our pages runs no made-up code, and zod's try whether it might is told to the
 * console as a violation. Set before the first schema is made, so every schema takes its `z` from here.
 */
if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) z.config({ jitless: true })

export { z }
