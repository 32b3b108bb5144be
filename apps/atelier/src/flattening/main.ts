import { readFile, writeFile } from 'node:fs/promises'
import type { Garment } from '@kitwright/garment'
import { MAKERS } from '../garments/index.ts'
import { presentWraps } from './presentWraps.ts'

const ASSETS = new URL('../../../../packages/garment/src', import.meta.url).pathname

/**
 * Flattens these garments (all, if none is named) and writes their `wraps.json` for the base size, which is the one
 * displayed. Throws if a triangle folds.
 */
export async function layOutGarments(
  ids: readonly string[],
  tell: (line: string) => void,
  out = ASSETS,
): Promise<void> {
  for (const { id } of MAKERS.filter(maker => ids.length === 0 || ids.includes(maker.id))) {
    const startedAt = performance.now()
    const garment = JSON.parse(await readFile(`${out}/${id}/garment.json`, 'utf8')) as Garment
    const folded: string[] = []
    const wraps = presentWraps(garment, (model, folds) => {
      if (folds > 0) folded.push(`${model} (${folds})`)
    })
    if (folded.length > 0) throw new Error(`${id} folds on the table: ${folded.join(', ')}`)
    const json = `${JSON.stringify(wraps)}\n`
    await writeFile(`${out}/${id}/wraps.json`, json)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    tell(`${id}: ironed flat, ${(json.length / 1000).toFixed(0)} kB, ${seconds} s`)
  }
}
