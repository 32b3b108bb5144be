import type { LayerChange, TextLayer } from '@kitwright/design'
import { useEdit, useGesture } from '../../../context/index.ts'

/** Returns a function that changes a text. One slide or one run of typing is one entry of the history. */
export function useStyleChange(layer: TextLayer): (change: LayerChange) => void {
  const edit = useEdit()
  const gesture = useGesture()
  return change => edit.change(layer.id, change, gesture())
}
