import type { Garment } from './types.ts'

// For browsers, by the bundler; Node takes `node/sewn.ts` instead (`imports` in package.json).
const FILES = import.meta.glob<Garment>('../assets/*/garment.json', { import: 'default' })

const fileOf = (id: string): string => `../assets/${id}/garment.json`

/** The garments that have been sewn: each has a folder of assets with a `garment.json`. */
export const SEWN: ReadonlySet<string> = new Set(Object.keys(FILES).map(path => path.split('/').at(-2) ?? ''))

/** A browser has no garment at hand before it is loaded. */
export const readNow = (_id: string): Garment | undefined => undefined

export const read = async (id: string): Promise<Garment | undefined> => FILES[fileOf(id)]?.()
