import type { Graphic } from '@kitwright/contract'
import type { AssetRef, ImageRole } from '@kitwright/design'

/** A picture on its way from a panel to the garment. */
export type DraggedPicture =
  | { readonly kind: 'graphic'; readonly graphic: Graphic; readonly role: ImageRole }
  | { readonly kind: 'asset'; readonly asset: AssetRef; readonly role: ImageRole; readonly name: string }

/** What the browser carries along says only that it is ours: a page elsewhere cannot hand us anything by it. */
export const DRAGGED_TYPE = 'application/x-kitwright-picture'

let now: DraggedPicture | null = null

/** What is dragged out of a panel just now. */
export const draggedNow = (): DraggedPicture | null => now

interface Transfer {
  readonly dataTransfer: Pick<DataTransfer, 'setData' | 'effectAllowed'>
}

/** For an element that can be dragged onto the garment. */
export const dragProps = (dragged: DraggedPicture) => ({
  draggable: true,
  onDragStart({ dataTransfer }: Transfer) {
    now = dragged
    dataTransfer.effectAllowed = 'copy'
    dataTransfer.setData(DRAGGED_TYPE, '')
  },
  onDragEnd() {
    now = null
  },
})
