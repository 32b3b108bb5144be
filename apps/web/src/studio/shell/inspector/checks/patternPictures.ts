import { type AssetRef, type DesignDocument, seenPatterns } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'

export interface PatternPicture {
  readonly part: PartId
  readonly asset: AssetRef
}

/** Returns the pictures in visible patterns of any kit, once for each part. */
export function patternPictures({ parts, kits }: DesignDocument): PatternPicture[] {
  const found = new Map<string, PatternPicture>()
  for (const all of [parts, ...kits.map(kit => kit.parts)])
    for (const [part, style] of Object.entries(all))
      for (const { motif } of seenPatterns(style))
        if (motif?.kind === 'picture')
          found.set(`${part} ${motif.asset.source} ${motif.asset.id}`, { part, asset: motif.asset })
  return [...found.values()]
}
