import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { type FileStore, pictureKey } from '../../files/index.ts'
import type { IconToDraw } from './iconWorker.ts'

interface Icon {
  readonly sizePx: number
  /** `maskable` fills its square, for systems that cut it to a shape; null is not for the manifest. */
  readonly purpose: 'any' | 'maskable' | null
}

/** By file name. */
export const ICONS: Readonly<Record<string, Icon>> = {
  'any-192.png': { sizePx: 192, purpose: 'any' },
  'any-512.png': { sizePx: 512, purpose: 'any' },
  'maskable-192.png': { sizePx: 192, purpose: 'maskable' },
  'maskable-512.png': { sizePx: 512, purpose: 'maskable' },
  'apple-180.png': { sizePx: 180, purpose: null },
}

/** To be raised when the same brand is drawn otherwise. */
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

/** Changes with the brand, so that an address can be kept for ever. */
export const iconVersion = (brand: Brand): string => hashOf(brand).slice(0, 12)

/** In a thread that ends with its drawing: the server itself stays without the drawing library. */
async function drawIcon(wanted: IconToDraw): Promise<Uint8Array> {
  const worker = new Worker(new URL('./iconWorker.ts', import.meta.url), { workerData: wanted })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`the icon's thread ended with ${code}`)))
  })
}

export interface Icons {
  /** Undefined for a name that is none of ours. */
  find(brand: Brand, file: string): Promise<Uint8Array | undefined>
}

/** A shop's icons, each drawn once and then kept among its files. */
export function createIcons(files: FileStore): Icons {
  const underWay = new Map<string, Promise<Uint8Array>>()

  const make = async (key: string, brand: Brand, { sizePx, purpose }: Icon): Promise<Uint8Array> => {
    const bytes = await drawIcon({ ...brand, sizePx, isRounded: purpose === 'any' })
    await files.put(key, bytes)
    return bytes
  }
  return {
    async find(brand, file) {
      const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined
      if (!icon) return undefined
      const key = pictureKey(brand.id, hashOf(brand, file))
      const kept = await files.find(key)
      if (kept) return kept
      const running = underWay.get(key)
      if (running) return running
      const making = make(key, brand, icon).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}
