import { loadGarment, sewnGarments } from '@kitwright/garment'
import type { ParseResult } from './parse.ts'

/**
 * `parseDesign` where garments and code come over the network: brings the document's garment to hand first, and what validates only
 * now, since a page that reads no design needs none of it. Rejects only when one of them does not load.
 */
export async function readDesign(input: unknown): Promise<ParseResult> {
  const id = typeof input === 'object' && input !== null && 'garment' in input ? input.garment : undefined
  const [{ parseDesign }] = await Promise.all([
    import('./parse.ts'),
    typeof id === 'string' && sewnGarments().includes(id) ? loadGarment(id) : null,
  ])
  return parseDesign(input)
}
