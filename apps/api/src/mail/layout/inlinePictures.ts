import type { KitRole } from '@kitwright/design'
import { type DocumentToDraw, type GetPicture, settingsFor } from '../../designs/index.ts'
import { type EnsureRaster, type FileStore, readPixels } from '../../files/index.ts'
import { drawPaymentCode } from '../../orders/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { lay, size } from './pictureJobs.ts'

/**
 * A picture embedded in the mail: mail programs do not block it like remote pictures, and it is available without a
 * network.
 */
export interface Inline {
  readonly cid: string
  readonly fileName: string
  readonly bytes: Buffer
  readonly alt: string
  readonly widthPx: number
  readonly heightPx: number
}

export interface Inlines {
  readonly logo: Inline | null
  readonly khqr: Inline | null
  readonly kits: readonly Inline[]
}

/** A design to show from one side, in one of its kits. */
export interface Kit extends DocumentToDraw {
  readonly name: string
  /** Null for home. */
  readonly kit: KitRole | null
  readonly side: 'front' | 'back'
}

export interface PictureSource {
  readonly tenantId: string
  readonly files: FileStore
  readonly ensureRaster: EnsureRaster
  readonly getPicture: GetPicture
  readonly workers: Pick<WorkerPool, 'run'>
}

/** Twice the displayed size in pixels, for sharp screens. */
const SCALE = 2
const LOGO = { width: 160, height: 40 }
const KHQR = { width: 240, height: 320 }
const KIT_PX = 270

const inlineOf = (name: string, bytes: Uint8Array, shown: Pick<Inline, 'alt' | 'widthPx' | 'heightPx'>): Inline => ({
  cid: `${name.split('.')[0]}@kitwright`,
  fileName: name,
  bytes: Buffer.from(bytes),
  ...shown,
})

/** Embeds one of the shop's own pictures in its displayed size. */
export async function inlineFile(
  source: PictureSource,
  wanted: { kind: 'logo' | 'khqr'; address: string | null | undefined; alt: string },
): Promise<Inline | null> {
  const { width, height } = wanted.kind === 'logo' ? LOGO : KHQR
  const box = { width: width * SCALE, height: height * SCALE }
  const { tenantId, workers } = source
  const pixels = await readPixels(source, { tenantId, address: wanted.address })
  if (!pixels) return null
  const { png, widthPx, heightPx } = await workers.run(size, { bytes: pixels, box }, { tenantId })
  const shown = { alt: wanted.alt, widthPx: Math.round(widthPx / SCALE), heightPx: Math.round(heightPx / SCALE) }
  return inlineOf(`${wanted.kind}.png`, png, shown)
}

/** Embeds the code of a payment, else the shop's own picture. */
export async function inlineKhqr(
  source: PictureSource,
  { code, khqr }: { code: string | null; khqr: string | null },
): Promise<Inline | null> {
  const alt = 'KHQR'
  if (code === null) return inlineFile(source, { kind: 'khqr', address: khqr, alt })
  const { png, widthPx, heightPx } = drawPaymentCode(code)
  return inlineOf('khqr.png', png, { alt, widthPx: widthPx / SCALE, heightPx: heightPx / SCALE })
}

const askFor = async ({ tenantId, getPicture }: PictureSource, { document, document_hash, side }: Kit) =>
  getPicture({
    tenantId,
    document,
    documentHash: document_hash,
    settings: settingsFor({ side, shape: 'square', width: KIT_PX * SCALE }, undefined),
  })

/** Resolves with the result, or with undefined after `withinMs`. Unfinished work continues in the background. */
async function inTime<T>(work: Promise<T>, withinMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, withinMs, undefined).unref()
  })
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}

/** Embeds the kits that are drawn in time, on a ground, `#rrggbb`. A mail is sent without the others. */
export async function inlineKits(
  source: PictureSource,
  kits: readonly Kit[],
  { withinMs, ground, altOf }: { withinMs: number; ground: string; altOf: (kit: Kit) => string },
): Promise<Inline[]> {
  const inlines = kits.map(async (kit, i) => {
    const { bytes } = await askFor(source, kit)
    const jpeg = await source.workers.run(lay, { bytes, ground, sizePx: KIT_PX * SCALE }, { tenantId: source.tenantId })
    return inlineOf(`kit-${i + 1}.jpg`, jpeg, { alt: altOf(kit), widthPx: KIT_PX, heightPx: KIT_PX })
  })
  const drawn = await Promise.all(inlines.map(async inline => inTime(inline, withinMs)))
  return drawn.filter(inline => inline !== undefined)
}
