import type { AssetRef } from '@kitwright/design'
import { loadFonts } from '@kitwright/library/browser'
import type { Fineness } from '@kitwright/library'
import { browserSurface as surface } from '../browserSurface.ts'
import { assetKey, type Drawable } from '../types.ts'
import { loadMotif, shapesOf } from './loadMotif.ts'
import { motifTile } from './paintMotif.ts'
import { motifOfTile } from '../motifTile.ts'
import { traceAside } from './traceAside.ts'

/** Finds a picture's bytes and decodes them; null where it is not there. */
export type LoadAsset = (asset: AssetRef) => Promise<Drawable | null>

const pictures = new Map<string, Promise<Drawable | null>>()

/** Loaded once each: a picture's shapes are known by it. */
function pictureOf(asset: AssetRef, load: LoadAsset): Promise<Drawable | null> {
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
export async function drawMotifTile(id: string, fineness: Fineness, load: LoadAsset): Promise<Drawable | null> {
  const { motif } = motifOfTile(id)!
  const images = new Map<string, Drawable>()
  if (motif.kind === 'text') await loadFonts([motif])
  else {
    const picture = await pictureOf(motif.asset, load)
    if (picture) images.set(assetKey(motif.asset), picture)
  }
  const paint = await loadMotif(id, { surface, trace, images, findInks: traceAside })
  return paint && (motifTile(id, paint, surface, fineness) as HTMLCanvasElement)
}

/** The colours of a picture as a motif, bottom first: so many at most; null without the picture. */
export async function motifColours(asset: AssetRef, inks: number, load: LoadAsset): Promise<readonly string[] | null> {
  const picture = await pictureOf(asset, load)
  return picture && (await shapesOf(picture, inks, { surface, findInks: traceAside })).inks.map(({ colour }) => colour)
}
