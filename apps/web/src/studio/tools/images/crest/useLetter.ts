import { browserSurface } from '@kitwright/artwork/browser'
import { textPaths } from '@kitwright/artwork/trace'
import type { Blazon, CrestText, Letter } from '@kitwright/crest'
import { isFontLoaded, loadFonts } from '@kitwright/library/browser'
import { useCallback, useMemo } from 'react'
import { useAsync } from '../../../../ui/index.ts'

const LETTER_SPACING_EM = 0.02
const faceOf = ({ font, weight, text }: CrestText) => ({ font, weight, isItalic: false, text })

/**
 * Sets texts in the fonts of a crest; texts whose font has not loaded are left out, and the crest is redrawn once it
 * has.
 */
export function useLetter({ top, bottom, year }: Blazon): { letter: Letter; isReady: boolean } {
  const wanted = JSON.stringify([top, bottom, year].map(faceOf))
  const load = useCallback(() => loadFonts(JSON.parse(wanted) as ReturnType<typeof faceOf>[]), [wanted])
  const isReady = !useAsync(load).isPending
  return useMemo(() => {
    const letter: Letter = text =>
      isReady || isFontLoaded(faceOf(text))
        ? textPaths(
            { text: text.text, isUpperCase: text.isUpperCase, font: faceOf(text), spacingEm: LETTER_SPACING_EM },
            browserSurface,
          )
        : null
    return { letter, isReady }
  }, [isReady])
}
