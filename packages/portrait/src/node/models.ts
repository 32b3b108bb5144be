import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { modelsOf, type Garment, type GarmentOptions, type Level } from '@kitwright/garment'
import { readPieces, type PieceMesh } from '../model/pieceMesh.ts'

const require = createRequire(import.meta.url)

export interface Worn {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly level: Level
}

/** Unpacked meshes kept at hand, some megabytes each. */
const MOST_KEPT = 12

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Bytes of every model of a variant; null when one of them is not there. */
async function readFiles({ garment, options, level }: Worn): Promise<Uint8Array[] | null> {
  const names = modelsOf(garment, options).map(({ levels }) => levels[level].glb)
  try {
    const paths = names.map(name => require.resolve(`@kitwright/garment/assets/${garment.id}/${name}`))
    return await Promise.all(paths.map(async path => readFile(path)))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Keeps the newest answers; a failure is forgotten. */
function remember<T>(most: number, make: (worn: Worn) => Promise<T>): typeof make {
  const known = new Map<string, Promise<T>>()
  return async worn => {
    const key = `${worn.garment.id} ${worn.options.sleeve} ${worn.options.collar} ${worn.level}`
    const found = known.get(key) ?? make(worn)
    known.delete(key)
    known.set(key, found)
    if (known.size > most) known.delete(known.keys().next().value!)
    found.catch(() => known.delete(key))
    return found
  }
}

/** The meshes of a variant, unpacked once; null when a model is not there. */
export const loadMeshes = remember(MOST_KEPT, async (worn): Promise<readonly PieceMesh[] | null> => {
  const files = await readFiles(worn)
  return files && (await Promise.all(files.map(readPieces))).flat()
})

/** Changes whenever a variant is cut or sewn otherwise, and when its models come or go. Read once per process. */
export const hashModels = remember(Infinity, async (worn): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(modelsOf(worn.garment, worn.options)))
  const files = await readFiles(worn)
  for (const file of files ?? []) hash.update(file)
  return `${files ? worn.level : 'flat'}-${hash.digest('hex').slice(0, 24)}`
})
