import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Loads the canvas on first drawing or measuring. With the system's fonts it takes thirty megabytes, and a server
 * leaves drawing to its workers.
 */
export const skia = (): typeof import('@napi-rs/canvas') =>
  require('@napi-rs/canvas') as typeof import('@napi-rs/canvas')
