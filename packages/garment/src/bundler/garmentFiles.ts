import type { Garment } from '../catalogue/types.ts'

// For browsers, by the bundler; Node uses `../node/garmentFiles.ts` instead (`imports` in package.json). It has
// addresses only: a garment is data, which a browser reads faster than a module.
const FILES = import.meta.glob<string>('../*/garment.json', { import: 'default', query: '?url', eager: true })

const fileOf = (id: string): string => `../${id}/garment.json`

/** The sewn garments: each has a folder with a `garment.json`. */
export const SEWN: ReadonlySet<string> = new Set(Object.keys(FILES).map(path => path.split('/').at(-2) ?? ''))

/** A browser has no garment before it is loaded. */
export const readNow = (_id: string): Garment | undefined => undefined

export async function read(id: string): Promise<Garment | undefined> {
  const address = FILES[fileOf(id)]
  if (address === undefined) return undefined
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`garment ${id} did not load: ${answer.status}`)
  return (await answer.json()) as Garment
}
