import type { Point } from '@kitwright/measure'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { PiecePoint } from '@kitwright/editor'

/** A view of the garment on which something can be pointed at. */
export interface PickView {
  readonly host: HTMLElement
  /** Returns the piece and the point on it at a point of the window. */
  readonly locate: (clientX: number, clientY: number) => PiecePoint | null
  /** Returns the window position of a point on a piece; null while it faces away, or is not on the cloth. */
  readonly show: (place: PiecePoint) => Point | null
  /** The keyboard and the words are one view's business. */
  readonly isMain: boolean
  /** Pieces that lie flat: no garment is turned beside them, so that a line may begin there. */
  readonly isFlat?: boolean
  /** Another size is looked at, whose places are not the design's. */
  readonly isOtherSize?: boolean
}

/** A tool that overlays every view while it asks for a selection there: a colour, a line. */
export interface ViewTool {
  /** Comes with who asks, so that a view carries nothing of it. */
  readonly Over: ComponentType<{ readonly view: PickView }>
  /** Another one begins. */
  cancel(): void
}

/** The active tool, if any. */
export const usePickMode = create<{ readonly tool: ViewTool | null }>()(() => ({ tool: null }))

/** Returns whether a tool is active. It then receives all presses on the garment: they select and move nothing. */
export const isPointing = (): boolean => usePickMode.getState().tool !== null

export function startTool(tool: ViewTool): void {
  usePickMode.getState().tool?.cancel()
  usePickMode.setState({ tool })
}

/** Ends what one asks for, however it ended. */
export const stopTool = (tool: ViewTool): void =>
  usePickMode.setState(now => (now.tool === tool ? { tool: null } : now))
