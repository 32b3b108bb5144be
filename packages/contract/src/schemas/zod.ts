import { z } from 'zod'

/**
 * In browsers, zod interprets schemas instead of compiling them. The pages' CSP forbids `eval`, and zod's probe for it
 * would be reported in the console as a violation. Set before the first schema is created, so every schema imports its
 * `z` from here.
 */
if ('document' in globalThis || 'WorkerGlobalScope' in globalThis) z.config({ jitless: true })

export { z }
