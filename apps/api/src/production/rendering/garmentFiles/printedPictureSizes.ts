import { assetKey, bandOf, inkedAssets, motifOfTile } from '@kitwright/artwork'
import type { AssetRef } from '@kitwright/design'
import type { Sheet } from '@kitwright/press'

/** The printed sizes of one of a garment's pictures. */
export interface PrintedPictureSize {
  /** Its longer side in mm where it must be pixels: whatever lies under it shows through, or it is repeated. */
  readonly pixelsMm: number
  /** Its longer side in mm where it may be shapes. */
  readonly shapesMm: number
  /** The number of times its outlines would be written there. */
  readonly times: number
}

interface PictureUse {
  readonly asset: AssetRef
  readonly longMm: number
  /** Absent: printed as pixels. */
  readonly times: number
}

/**
 * Upper limits for a garment-wide motif: it is written once for each band in which a piece lies on the table, and is
 * larger on some pieces than on the table.
 */
const [MOST_BANDS, MOST_GROWN] = [8, 1.25]

/** Returns the length of the longer side at which the other side is as fine: a picture may be stretched. */
function longOf({ widthPx, heightPx }: AssetRef, widthMm: number, heightMm: number): number {
  const long = Math.max(widthPx, heightPx)
  return Math.max((widthMm * long) / widthPx, (heightMm * long) / heightPx)
}

type Instruction = Sheet['artwork']['instructions'][number]

function usesOf(each: Instruction): PictureUse[] {
  if (each.kind === 'layer') {
    const { layer } = each
    if (layer.kind !== 'image' || bandOf(layer)) return []
    const { asset, widthMm, heightMm, opacity } = layer
    return [{ asset, longMm: longOf(asset, widthMm, heightMm), times: opacity < 1 ? 0 : 1 }]
  }
  return each.patterns.flatMap(({ id, scale, opacity }): PictureUse[] => {
    const motif = motifOfTile(id)?.motif
    if (motif?.kind !== 'picture' || motif.inks > 0) return []
    const { asset, widthMm, heightMm, rows } = motif
    const longMm = longOf(asset, widthMm, heightMm) * scale * MOST_GROWN
    return [{ asset, longMm, times: opacity < 1 || rows !== 'once' ? 0 : MOST_BANDS }]
  })
}

/** Returns the printed sizes of the pictures on a garment's sheets, by their keys. */
export function sizesToPrint(sheets: readonly Sheet[]): ReadonlyMap<string, PrintedPictureSize> {
  const found = new Map<string, PrintedPictureSize>()
  const all = sheets.flatMap(({ artwork }) => artwork.instructions.flatMap(usesOf))
  for (const { asset, longMm, times } of all) {
    const key = assetKey(asset)
    const known = found.get(key) ?? { pixelsMm: 0, shapesMm: 0, times: 0 }
    const side = times === 0 ? 'pixelsMm' : 'shapesMm'
    found.set(key, { ...known, [side]: Math.max(known[side], longMm), times: known.times + times })
  }
  return found
}

/** Returns the pictures that a garment's patterns print in a few inks, by their keys. */
export const inkedPictures = (sheets: readonly Sheet[]): ReadonlySet<string> =>
  inkedAssets(
    sheets.flatMap(({ artwork }) =>
      artwork.instructions.flatMap(each => (each.kind === 'layer' ? [] : each.patterns.map(({ id }) => id))),
    ),
  )
