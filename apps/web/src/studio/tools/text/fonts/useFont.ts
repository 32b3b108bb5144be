import type { FontUse } from '@kitwright/library'
import { isFontLoaded, loadFonts } from '@kitwright/library/browser'
import { useEffect, useState } from 'react'

export type FontState = 'loading' | 'ready' | 'failed'

/** Loads a face to show it. A failure is logged by the library; `again` tries once more. */
export function useFont({ font, weight, isItalic }: FontUse, again = 0): FontState {
  const [state, setState] = useState<FontState>(() => (isFontLoaded({ font, weight, isItalic }) ? 'ready' : 'loading'))
  useEffect(() => {
    const use = { font, weight, isItalic }
    let isCurrent = true
    if (!isFontLoaded(use)) setState('loading')
    void loadFonts([use]).then(() => {
      if (isCurrent) setState(isFontLoaded(use) ? 'ready' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [font, weight, isItalic, again])
  return state
}
