import type { LayerChange, TextLayer } from '@kitwright/design'
import { useEdit, useGesture } from '../../../context/index.ts'

/** Changes a text; what is slid or typed in one go is one entry of the history. */
export function useStyleChange(layer: TextLayer): (change: LayerChange) => void {
  const edit = useEdit()
  const gesture = useGesture()
  return change => edit.change(layer.id, change, gesture())
}
