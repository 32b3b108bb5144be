import { createHash } from 'node:crypto'
import { createMakeOnce, type FileStore, pictureKey } from '../../files/index.ts'
import { defineJob, type WorkerPool } from '../../workers/index.ts'
import type { IconToDraw } from './iconWorker.ts'

interface Icon {
  readonly sizePx: number
  /** `maskable` fills its square, for systems that crop it to a shape. Null for icons outside the manifest. */
  readonly purpose: 'any' | 'maskable' | null
}

/** Icons by file name. */
export const ICONS: Readonly<Record<string, Icon>> = {
  'any-192.png': { sizePx: 192, purpose: 'any' },
  'any-512.png': { sizePx: 512, purpose: 'any' },
  'maskable-192.png': { sizePx: 192, purpose: 'maskable' },
  'maskable-512.png': { sizePx: 512, purpose: 'maskable' },
  'apple-180.png': { sizePx: 180, purpose: null },
}

/** Increase this when the rendering of the same brand changes. */
const DRAWING = 1

interface Brand {
  readonly id: string
  readonly name: string
  readonly colour: string
}

const hashOf = ({ name, colour }: Brand, ...more: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['icon', DRAWING, name, colour, ...more]))
    .digest('hex')

/** Returns a hash that changes with the brand, so that an address can be cached for ever. */
export const iconVersion = (brand: Brand): string => hashOf(brand).slice(0, 12)

const drawIcon = defineJob<IconToDraw, Uint8Array>(new URL('./iconWorker.ts', import.meta.url), {
  limitMs: 5_000,
  limitMb: 500,
})

export interface Icons {
  /** Returns undefined for an unknown name. */
  find(brand: Brand, file: string): Promise<Uint8Array | undefined>
}

/** Creates a shop's icons. Each is drawn once and then stored among its files. */
export function createIcons(files: FileStore, workers: Pick<WorkerPool, 'run'>): Icons {
  const makeOnce = createMakeOnce(files)
  return {
    async find(brand, file) {
      const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined
      if (!icon) return undefined
      const { id: tenantId, name, colour } = brand
      const wanted = { name, colour, sizePx: icon.sizePx, isRounded: icon.purpose === 'any' }
      const key = pictureKey(tenantId, hashOf(brand, file))
      return makeOnce(key, async () => workers.run(drawIcon, wanted, { tenantId }))
    },
  }
}
