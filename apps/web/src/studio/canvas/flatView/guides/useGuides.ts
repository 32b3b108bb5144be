import type { RulerGuide } from '@kitwright/design'
import {
  addGuide,
  documentOf,
  moveGuide,
  removeGuide,
  type Sheet,
  type DocumentState,
  type DocumentVerbs,
} from '@kitwright/editor'
import { boxCentre } from '@kitwright/measure'
import { useEffect, type RefObject } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudio, useStudioParts } from '../../../context/index.ts'
import { useGuideDrag, type HeldGuide } from './guideDrag.ts'

const NONE: readonly RulerGuide[] = []

/** The design's guides on the sheet, and the drags that add, move and remove them. */
export function useGuides(surface: RefObject<HTMLElement | null>, sheet: Sheet, scale: number) {
  const { t } = useTranslation(['flat'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const guides = useStudio(state => documentOf(state).rulerGuides ?? NONE)
  const add = (guide: RulerGuide): void => {
    if (!addGuide(api, guide)) toast('info', t('flat:too_many_guides'))
  }
  function onDrop({ index, laid }: HeldGuide): void {
    if (index === null) {
      if (laid) add(laid)
    } else if (laid) moveGuide(api, index, laid.atMm)
    else removeGuide(api, index)
  }
  const drag = useGuideDrag({ sheet, scale, surface, onDrop })
  const onAdd = (axis: RulerGuide['axis']): void => {
    const piece = sheet.pieces[0]?.piece
    if (piece) add({ piece: piece.id, axis, atMm: Math.round(boxCentre(piece.box)[axis]) })
  }
  return { guides, drag, onAdd }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null

/** Shift+R shows or hides the rulers. */
export function useRulerKey(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!isPlain || !event.shiftKey || event.code !== 'KeyR' || isWriting(event.target)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [toggle])
}
