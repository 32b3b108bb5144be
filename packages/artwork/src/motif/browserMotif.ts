import type { AssetRef } from '@kitwright/design'
import { loadFonts } from '@kitwright/library/browser'
import type { Fineness } from '@kitwright/library'
import { browserSurface as surface } from '../surface/browserSurface.ts'
import { drawingColours } from '../separation/index.ts'
import type { SeparableDrawing } from '../surface/separable.ts'
import { assetKey, type Drawable } from '../surface/types.ts'
import { loadMotif, shapesOf } from './loadMotif.ts'
import { loadSeparable, type AssetAddress } from './loadSeparable.ts'
import { motifTile } from './paintMotif.ts'
import { motifOfTile } from '../ground/motifTile.ts'
import { motifInks } from './separatedInk.ts'
import { traceInWorker } from './traceInWorker.ts'

/** The source of pictures. */
export interface AssetSource {
  /** Finds a picture's bytes and decodes them; null where it is not there. */
  readonly load: (asset: AssetRef) => Promise<Drawable | null>
  readonly address: AssetAddress
}

const pictures = new Map<string, Promise<Drawable | null>>()

/** Loaded once each: a picture's shapes are known by it. */
function pictureOf(asset: AssetRef, { load }: AssetSource): Promise<Drawable | null> {
  const key = assetKey(asset)
  const picture = pictures.get(key) ?? load(asset)
  pictures.set(key, picture)
  picture.then(
    found => found ?? pictures.delete(key),
    () => pictures.delete(key),
  )
  return picture
}

const trace = (d: string): Path2D => new Path2D(d)

/** The tile of a motif, once its font or its picture is there; null where there is nothing of it to be seen. */
export async function drawMotifTile(id: string, fineness: Fineness, source: AssetSource): Promise<Drawable | null> {
  const { motif } = motifOfTile(id)!
  const images = new Map<string, Drawable>()
  const separable = new Map<string, SeparableDrawing>()
  if (motif.kind === 'text') await loadFonts([motif])
  else {
    const [picture, drawing] = await Promise.all([
      pictureOf(motif.asset, source),
      motif.inks > 0 ? loadSeparable(motif.asset, source.address) : null,
    ])
    if (picture) images.set(assetKey(motif.asset), picture)
    if (drawing) separable.set(assetKey(motif.asset), drawing)
  }
  const paint = await loadMotif(id, { surface, trace, images, separable, findInks: traceInWorker })
  return paint && (motifTile(id, paint, surface, fineness) as HTMLCanvasElement)
}

/** The colours of a picture as a motif, bottom first: so many at most; null without the picture. */
export async function motifColours(
  asset: AssetRef,
  inks: number,
  source: AssetSource,
): Promise<readonly string[] | null> {
  const drawing = await loadSeparable(asset, source.address)
  if (drawing) return motifInks(drawing, inks)
  const picture = await pictureOf(asset, source)
  return (
    picture && (await shapesOf(picture, inks, { surface, findInks: traceInWorker })).inks.map(({ colour }) => colour)
  )
}

/** All colours that a drawing says, the most visible first; null where its shapes are not read. */
export async function drawingColoursOf(asset: AssetRef, address: AssetAddress): Promise<readonly string[] | null> {
  const drawing = await loadSeparable(asset, address)
  return drawing && drawingColours(drawing)
}
