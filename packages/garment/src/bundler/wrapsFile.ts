import type { Wraps } from '../wrap/types.ts'

// For browsers, by the bundler; Node uses `../node/wrapsFile.ts` instead (`imports` in package.json). It has addresses
// only, like the garments.
const FILES = import.meta.glob<string>('../*/wraps.json', { import: 'default', query: '?url', eager: true })

/** A browser has no wraps before they are loaded. */
export const readWrapsNow = (_id: string): Wraps | undefined => undefined

export async function readWraps(id: string): Promise<Wraps | undefined> {
  const address = FILES[`../${id}/wraps.json`]
  if (address === undefined) return undefined
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`the way of artwork round garment ${id} did not load: ${answer.status}`)
  return (await answer.json()) as Wraps
}
