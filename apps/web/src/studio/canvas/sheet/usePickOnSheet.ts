import { useEffect, useState, type RefObject } from 'react'
import type { PickView } from '../../fields/index.ts'
import { useStudio } from '../../context/index.ts'
import { placeOnSheet, type Sheet } from '@kitwright/editor'

/** The flat pieces as a place to take colours from. */
export function usePickOnSheet(
  surface: RefObject<HTMLElement | null>,
  { sheet, scale }: { readonly sheet: Sheet; readonly scale: number },
): PickView | null {
  const isMain = useStudio(state => state.mode === 'flat')
  const [view, setView] = useState<PickView | null>(null)
  useEffect(() => {
    const host = surface.current
    if (!host) return
    setView({
      host,
      isMain,
      locate(clientX, clientY) {
        const { left, top } = host.getBoundingClientRect()
        return placeOnSheet(sheet, { x: (clientX - left) / scale, y: (clientY - top) / scale })
      },
    })
  }, [surface, sheet, scale, isMain])
  return view
}
