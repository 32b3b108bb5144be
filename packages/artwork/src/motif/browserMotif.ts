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
  /** Finds a picture's bytes and decodes them; null if the picture is missing. */
  readonly load: (asset: AssetRef) => Promise<Drawable | null>
  readonly address: AssetAddress
}

const pictures = new Map<string, Promise<Drawable | null>>()

/** Loads each picture once, because its shapes are cached by the picture object. */
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

/** Draws the tile of a motif after its font or picture has loaded; null if nothing of it is visible. */
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
  return paint && (motifTile(id, paint, surface, { fineness }) as HTMLCanvasElement)
}

/** Returns the colours of a picture as a motif, bottom first, up to a maximum; null without the picture. */
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

/** Returns all colours named in a drawing, the most visible first; null if its shapes cannot be read. */
export async function drawingColoursOf(asset: AssetRef, address: AssetAddress): Promise<readonly string[] | null> {
  const drawing = await loadSeparable(asset, address)
  return drawing && drawingColours(drawing)
}
