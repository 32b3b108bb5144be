import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type DesignDocument, type KitPart, modelsOfPart } from '@kitwright/design'
import { getGarment, optionsKey, type Garment, type GarmentOptions, type Level } from '@kitwright/garment'

const require = createRequire(import.meta.url)

/** Picture height in px from which the folds of the `light` level would show their corners. */
const FULL_FROM_PX = 900
/** The same for a hood, whose outline has the corners of its wide triangles. It is small in its picture, so this costs little. */
const HOOD_FULL_FROM_PX = 300

export interface PortraitPlan {
  readonly document: DesignDocument
  readonly heightPx: number
  /** Part of a kit to show; by default the whole kit. */
  readonly part?: KitPart
}

/** Garment worn in a portrait, and its level of detail. */
export interface ModelSelection {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly level: Level
  readonly part: KitPart
}

export const modelSelectionOf = ({ document, heightPx, part = 'set' }: PortraitPlan): ModelSelection => ({
  garment: getGarment(document.garment),
  options: document.options,
  level: heightPx >= (document.options['collar'] === 'hood' ? HOOD_FULL_FROM_PX : FULL_FROM_PX) ? 'full' : 'light',
  part,
})

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Reads the bytes of every model of a variant, or of the models of the shown part; null when one of them is missing.
 */
export async function readModelFiles({ garment, options, level, part }: ModelSelection): Promise<Uint8Array[] | null> {
  const names = modelsOfPart({ garment: garment.id, options }, part).map(({ levels }) => levels[level].glb)
  try {
    const paths = names.map(name => require.resolve(`@kitwright/garment/assets/${garment.id}/${name}`))
    return await Promise.all(paths.map(async path => readFile(path)))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Caches the newest results by worn models; failures are not cached. */
export function cacheByModel<T>(most: number, make: (worn: ModelSelection) => Promise<T>): typeof make {
  const known = new Map<string, Promise<T>>()
  return async worn => {
    const key = `${worn.garment.id} ${optionsKey(worn.options)} ${worn.level} ${worn.part}`
    const found = known.get(key) ?? make(worn)
    known.delete(key)
    known.set(key, found)
    if (known.size > most) known.delete(known.keys().next().value!)
    found.catch(() => known.delete(key))
    return found
  }
}
