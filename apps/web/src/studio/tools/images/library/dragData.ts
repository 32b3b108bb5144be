import type { Graphic } from '@kitwright/contract'
import type { AssetRef, ImageRole } from '@kitwright/design'

/** A picture dragged from a panel to the garment. */
export type DraggedPicture =
  | { readonly kind: 'graphic'; readonly graphic: Graphic; readonly role: ImageRole }
  | { readonly kind: 'asset'; readonly asset: AssetRef; readonly role: ImageRole; readonly name: string }

/** The MIME type only marks the drag as Kitwright's, so another site's page cannot pass data in through it. */
export const DRAGGED_TYPE = 'application/x-kitwright-picture'

let now: DraggedPicture | null = null

/** Returns what is being dragged out of a panel now. */
export const draggedNow = (): DraggedPicture | null => now

interface Transfer {
  readonly dataTransfer: Pick<DataTransfer, 'setData' | 'effectAllowed'>
}

/** Returns props for an element that can be dragged onto the garment. */
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
