import type { KitRole } from '@kitwright/design'
import { type DocumentToDraw, type GetPicture, settingsFor } from '../../designs/index.ts'
import { type EnsureRaster, type FileStore, readPixels } from '../../files/index.ts'
import { drawPaymentCode } from '../../orders/index.ts'
import { findProofView, type StoredProofView } from '../../production/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import type { Letter } from '../letters/letter.ts'
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
  /** Words below it. */
  readonly caption?: string
  readonly widthPx: number
  readonly heightPx: number
}

export interface Inlines {
  readonly logo: Inline | null
  /** One for each amount that is due, null without a code. */
  readonly khqr: readonly (Inline | null)[]
  readonly kits: readonly Inline[]
}

/** A design to show from one side, in one of its kits. */
export interface Kit extends DocumentToDraw {
  readonly name: string
  /** Null for home. */
  readonly kit: KitRole | null
  readonly side: 'front' | 'back'
  /** The picture of a proof, instead of one that is drawn. */
  readonly view?: StoredProofView
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
/** The largest size in which a kit is displayed: two fill the width of a mail. */
const KIT = { width: 280, height: 350 }

const inlineOf = (
  name: string,
  bytes: Uint8Array,
  shown: Pick<Inline, 'alt' | 'caption' | 'widthPx' | 'heightPx'>,
): Inline => ({
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

/** Embeds the codes of payments. Without any, the first has the shop's own picture. */
export async function inlineKhqr(
  source: PictureSource,
  { sums, khqr }: NonNullable<Letter['pay']>,
): Promise<(Inline | null)[]> {
  const own = sums.every(({ code }) => code === null)
    ? await inlineFile(source, { kind: 'khqr', address: khqr, alt: 'KHQR' })
    : null
  return sums.map(({ code, due, title }, i) => {
    if (code === null) return i === 0 ? own : null
    const { png, widthPx, heightPx } = drawPaymentCode(code)
    const alt = ['KHQR', title, due.amount].filter(Boolean).join(' · ')
    return inlineOf(`khqr-${i + 1}.png`, png, { alt, widthPx: widthPx / SCALE, heightPx: heightPx / SCALE })
  })
}

async function pictureOf(source: PictureSource, { document, document_hash, side, view }: Kit): Promise<Uint8Array> {
  const { tenantId, getPicture } = source
  if (view) {
    const stored = await findProofView(view, source)
    if (!stored) throw new Error('The picture of the proof is missing')
    return stored
  }
  const { bytes } = await getPicture({
    tenantId,
    document,
    documentHash: document_hash,
    settings: settingsFor({ side, shape: 'tall', width: KIT.width * SCALE }, undefined),
  })
  return bytes
}

/** Resolves with the result, or with undefined after `withinMs`. Unfinished work continues in the background. */
async function inTime<T>(work: Promise<T>, withinMs: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, withinMs, undefined).unref()
  })
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}

interface KitOptions {
  readonly withinMs: number
  readonly ground: string
  readonly altOf: (kit: Kit) => string
  /** Returns the words below a picture, where the pictures show several garments. */
  readonly captionOf: (kit: Kit) => string
}

/** Embeds the kits that are drawn in time, on a ground, `#rrggbb`. A mail is sent without the others. */
export async function inlineKits(
  source: PictureSource,
  kits: readonly Kit[],
  { withinMs, ground, altOf, captionOf }: KitOptions,
): Promise<Inline[]> {
  const box = { width: KIT.width * SCALE, height: KIT.height * SCALE }
  const isOne = new Set(kits.map(({ document_hash }) => document_hash)).size === 1
  const inlines = kits.map(async (kit, i) => {
    const bytes = await pictureOf(source, kit)
    const { jpeg, widthPx, heightPx } = await source.workers.run(
      lay,
      { bytes, ground, box },
      { tenantId: source.tenantId },
    )
    const shown = { widthPx: Math.round(widthPx / SCALE), heightPx: Math.round(heightPx / SCALE) }
    const words = { alt: altOf(kit), ...(isOne ? {} : { caption: captionOf(kit) }) }
    return inlineOf(`kit-${i + 1}.jpg`, jpeg, { ...words, ...shown })
  })
  const drawn = await Promise.all(inlines.map(async inline => inTime(inline, withinMs)))
  return drawn.filter(inline => inline !== undefined)
}
