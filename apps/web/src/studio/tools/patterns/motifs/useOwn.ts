import { pictureInks, cachedLayerSize } from '@kitwright/artwork/browser'
import { textMotifSize } from '@kitwright/artwork/motif'
import { LIMITS, type Fill, type Motif, type PatternUse } from '@kitwright/design'
import {
  clubLettering,
  documentOf,
  picturePattern,
  picturesOf,
  textPattern,
  type Lettering,
  type DocumentState,
} from '@kitwright/editor'
import { loadFonts } from '@kitwright/library/browser'
import { useTranslation } from '../../../../texts/index.ts'
import { imageUrl } from '../../../../drafts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudioParts, type WindowVerbs } from '../../../context/index.ts'

/** Measures a text as a motif after its font has loaded. */
export async function measured(lettering: Lettering): Promise<Pick<Motif, 'widthMm' | 'heightMm'>> {
  await loadFonts([lettering])
  return textMotifSize(lettering, cachedLayerSize)
}

/** Returns the colours of a picture as a motif. Rejects if it cannot be read. */
export async function coloursOf(
  asset: Extract<Motif, { kind: 'picture' }>['asset'],
  inks: number,
): Promise<readonly string[]> {
  const colours = await pictureInks(asset, inks, imageUrl)
  if (!colours) throw new Error(`no picture ${asset.id}`)
  return colours
}

/**
 * Creates patterns from the design's club text and crest. Each function resolves to null and reports why if it fails.
 */
export function useOwn(fill: Fill): Readonly<Record<'text' | 'picture', () => Promise<PatternUse | null>>> {
  const api = useStudioParts<DocumentState & WindowVerbs>()
  const { t } = useTranslation(['patterns'])
  return {
    async text() {
      const lettering = clubLettering(documentOf(api.getState()), t('patterns:own_sample'))
      return textPattern(lettering, await measured(lettering), fill)
    },
    async picture() {
      const [crest] = picturesOf(documentOf(api.getState()))
      if (!crest) {
        toast('info', t('patterns:own_needs_picture'))
        api.getState().openPanel('images')
        return null
      }
      try {
        return picturePattern(crest, await coloursOf(crest.asset, LIMITS.inks), fill)
      } catch (error) {
        console.warn('a picture could not be read', error)
        toast('error', t('patterns:own_failed'))
        return null
      }
    },
  }
}
