import { boxAround, type Box, type Point } from '@kitwright/measure'
import { extentOf } from '../../../context/index.ts'
import {
  layersWithin,
  selectedIds,
  selectionOf,
  type Sheet,
  type Access,
  type SelectionState,
  type SelectionVerbs,
  type DocumentState,
  type SquadState,
} from '@kitwright/editor'

/** A box drawn over the sheet that selects what it touches. */
export interface Marquee {
  move(to: Point): void
  end(): void
}

/**
 * Starts a box selection. The overlay's `[data-marquee]` shows the box; `from` is in the sheet's mm. When adding, the
 * earlier selection is kept.
 */
export function startMarquee(
  element: HTMLElement,
  { sheet, scale }: { sheet: Sheet; scale: number },
  editor: Access<DocumentState & SelectionState & SquadState & Pick<SelectionVerbs, 'select'>>,
  from: Point,
  isAdding: boolean,
): Marquee {
  const mark = element.querySelector('[data-marquee]')
  const before = isAdding ? selectedIds(editor.getState().selection) : []
  const show = ([x0, y0, x1, y1]: Box): void => {
    for (const [name, mm] of Object.entries({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 }))
      mark?.setAttribute(name, String(mm * scale))
  }
  return {
    move(to) {
      const box = boxAround([from, to])
      show(box)
      const touched = layersWithin(editor.getState(), sheet, box, extentOf)
      editor.getState().select(selectionOf([...new Set([...before, ...touched])]))
    },
    end: () => show([0, 0, 0, 0]),
  }
}
