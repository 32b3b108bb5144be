import type { Point } from '@kitwright/measure'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { PiecePoint } from '@kitwright/editor'

/** A view of the garment on which a point can be picked. */
export interface PickView {
  readonly host: HTMLElement
  /** Returns the piece and the point on it at a point of the window. */
  readonly locate: (clientX: number, clientY: number) => PiecePoint | null
  /** Returns the window position of a point on a piece; null while it faces away, or is not on the cloth. */
  readonly show: (place: PiecePoint) => Point | null
  /** Whether this view handles the keyboard and the texts; only one does. */
  readonly isMain: boolean
  /** Whether the pieces lie flat: no garment is turned beside them, so that a line may begin there. */
  readonly isFlat?: boolean
  /** Whether another size is shown, whose points are not the design's. */
  readonly isOtherSize?: boolean
}

/** A tool that overlays every view while it asks for a selection there: a colour, a line. */
export interface ViewTool {
  /** The overlay. The caller passes it, so that a view contains none of its code. */
  readonly Over: ComponentType<{ readonly view: PickView }>
  /** Called when another tool begins. */
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

/** Ends the tool, whatever its result. */
export const stopTool = (tool: ViewTool): void =>
  usePickMode.setState(now => (now.tool === tool ? { tool: null } : now))
