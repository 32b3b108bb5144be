import type { LetteredUse } from '@kitwright/library'
import { isFontLoaded, loadFonts } from '@kitwright/library/browser'
import { useCallback } from 'react'
import { useAsync } from '../../../../../ui/index.ts'

export type FontState = 'loading' | 'ready' | 'failed'

/** Loads a face to show a text in it. A failure is logged by the library. */
export function useFont({ font, weight, isItalic, text = '' }: LetteredUse): { state: FontState; retry: () => void } {
  const load = useCallback(() => loadFonts([{ font, weight, isItalic, text }]), [font, weight, isItalic, text])
  const { isPending, retry } = useAsync(load)
  if (isFontLoaded({ font, weight, isItalic, text })) return { state: 'ready', retry }
  return { state: isPending ? 'loading' : 'failed', retry }
}
