import type { MaskOperation, StrokeEnd } from '@kitwright/editor/mask'
import { create } from 'zustand'
import { stopTool, type ViewTool } from '../../../fields/index.ts'

/** The mask pen, shared by all views. */
export interface Pen {
  /** The tool that covers the views, and the editor whose garment it draws on; null while drawing is off. */
  readonly drawing: { readonly tool: ViewTool; readonly of: object } | null
  readonly way: Exclude<MaskOperation, 'new'>
  /** The piece whose outlines the next line replaces. */
  readonly anew: string | null
  /** The result of the last line; `bare`: there is no pattern where it began. */
  readonly last: StrokeEnd | 'bare' | null
  /** Whether the pen was just put away, so that the panel opens at its masks. */
  readonly isBack: boolean
}

export const PEN_AT_REST: Pen = { drawing: null, way: 'add', anew: null, last: null, isBack: false }

export const usePen = create<Pen>()(() => PEN_AT_REST)

export function putPenAway(): void {
  const { drawing } = usePen.getState()
  if (drawing) stopTool(drawing.tool)
  usePen.setState(PEN_AT_REST)
}
