import { assetsOf, type AssetRef, type DesignDocument } from '@kitwright/design'
import { browserSurface } from '../surface/browserSurface.ts'
import { assetKey, type Drawable } from '../surface/types.ts'
import type { PictureSamples } from './clothOf.ts'
import { samplePicture, type PictureSample } from './pictureSample.ts'

/** The samples taken so far; each picture is sampled once. */
const known = new Map<string, PictureSample>()

/** The same pictures give the same object, so that callers can reuse earlier results. */
let last: { readonly keys: string; readonly samples: PictureSamples } = { keys: '', samples: new Map() }

/** Samples the pictures of a design as `load` decodes them; pictures that fail to load are left out. */
export async function samplePictures(
  document: DesignDocument,
  load: (asset: AssetRef) => Promise<Drawable | null>,
): Promise<PictureSamples> {
  const assets = new Map(assetsOf(document).map(asset => [assetKey(asset), asset]))
  const found = await Promise.all(
    [...assets].map(async ([key, asset]) => {
      const before = known.get(key)
      if (before) return [[key, before] as const]
      const picture = await load(asset).catch(() => null)
      if (!picture) return []
      const sample = samplePicture(picture, browserSurface)
      known.set(key, sample)
      return [[key, sample] as const]
    }),
  )
  const samples = found.flat()
  const keys = samples.map(([key]) => key).join(' ')
  if (keys !== last.keys) last = { keys, samples: new Map(samples) }
  return last.samples
}
