import { loadGarment, sewnGarments } from '@kitwright/garment'
import type { ParseResult } from './parse.ts'

/**
 * `parseDesign` for browsers: first loads the garment and the validation code. Rejects only if one of them fails to load; parse errors are
 * in the result.
 */
export async function readDesign(input: unknown): Promise<ParseResult> {
  const id = typeof input === 'object' && input !== null && 'garment' in input ? input.garment : undefined
  const [{ parseDesign }] = await Promise.all([
    import('./parse.ts'),
    typeof id === 'string' && sewnGarments().includes(id) ? loadGarment(id) : null,
  ])
  return parseDesign(input)
}
