import { useEffect, useState, type RefObject } from 'react'
import type { PickView } from '../../../fields/index.ts'
import { useStudio } from '../../../context/index.ts'
import { onSheet, placeOnSheet, type Sheet } from '@kitwright/editor'

/** Returns the flat pieces as a view to pick points on. */
export function usePickOnSheet(
  surface: RefObject<HTMLElement | null>,
  { sheet, scale, isDesigned }: { readonly sheet: Sheet; readonly scale: number; readonly isDesigned: boolean },
): PickView | null {
  const isMain = useStudio(state => state.mode === 'flat')
  const [view, setView] = useState<PickView | null>(null)
  useEffect(() => {
    const host = surface.current
    if (!host) return
    setView({
      host,
      isMain,
      isFlat: true,
      isOtherSize: !isDesigned,
      locate(clientX, clientY) {
        const { left, top } = host.getBoundingClientRect()
        return placeOnSheet(sheet, { x: (clientX - left) / scale, y: (clientY - top) / scale })
      },
      show({ piece, at }) {
        const laid = sheet.pieces.find(each => each.piece.id === piece)
        if (!laid) return null
        const { left, top } = host.getBoundingClientRect()
        const { x, y } = onSheet(laid, at)
        return { x: left + x * scale, y: top + y * scale }
      },
    })
  }, [surface, sheet, scale, isMain, isDesigned])
  return view
}
