import type { Player } from '@kitwright/contract'
import type { Command, DesignDocument, History, KitRole } from '@kitwright/design'
import type { Garment, PartId, ViewName } from '@kitwright/garment'
import type { Guides } from '../snapping/types.ts'
import type { Tool } from '../tools/tools.ts'

export type Selection =
  | { readonly kind: 'none' }
  /** `pattern`: index among its patterns, from the lowest; defaults to the lowest. */
  | { readonly kind: 'part'; readonly part: PartId; readonly pattern?: number }
  | { readonly kind: 'layer'; readonly id: string }
  /** Two or more layers, in the order in which they were chosen. */
  | { readonly kind: 'layers'; readonly ids: readonly string[] }

export type Mode = '3d' | 'flat' | 'both'
export type Hover = { readonly part?: PartId; readonly layer?: string } | null

/** A requested view; `turn` increases so that a repeated request for the same view turns again. */
export interface RequestedView {
  readonly name: ViewName
  readonly turn: number
}

/** Content with which an editor is opened. */
export interface OpenedDesign {
  readonly document: DesignDocument
  readonly players: readonly Player[]
}

/** State that is edited. */
export interface DocumentState {
  readonly garment: Garment
  readonly history: History
  /** The design's open kit; null for the one that it is drawn as, worn at home. */
  readonly kit: KitRole | null
  /**
   * The design with a change in progress, shown instead of the document; null without one. It is not in the history.
   */
  readonly previewed: DesignDocument | null
}

export interface DocumentVerbs {
  /** Commands of one gesture share its id and become one entry of the history. */
  commit(command: Command, gesture?: string): void
  /**
   * Changes the displayed design into another of its garment, as one entry of the history. Its colours are taken as they
   * are. A design with other kits is the whole one, whichever kit is open.
   */
  commitDesign(next: DesignDocument, gesture?: string): void
  /** Shows the design as the commits of `work` would leave it, until the next change of the history. */
  preview(work: () => void): void
  undo(): void
  /** Reverts an abandoned change; nothing of it is left to redo. */
  revertLast(): void
  redo(): void
  /** Opens one of the design's kits, which is displayed and edited from then on. */
  openKit(kit: KitRole | null): void
}

export interface SelectionState {
  readonly selection: Selection
}

/** The edited state and its selection. */
export type DocumentWithSelection = DocumentState & SelectionState

export interface SelectionVerbs {
  select(selection: Selection): void
  /** Adds a layer to the selection, or removes it, together with its group unless that is entered. */
  toggleLayer(id: string): void
  /** Selects and makes a tool the current one, in one change. */
  choose(selection: Selection, tool: Tool): void
}

/** The running drag, if any. */
export interface DragState {
  /** A layer is being dragged, so drawing must be fast. */
  readonly isMoving: boolean
  /** Undoes the running drag. */
  readonly cancelDrag: (() => void) | null
  /** Guides to which the dragged layer has snapped. */
  readonly guides: Guides | null
  /** The rotation of several layers in the running drag; their frame rotates with them. */
  readonly turnDeg: number
  readonly isSnapping: boolean
  /** The running drag should copy, but the design has no capacity for it. */
  readonly isCopyRefused: boolean
}

/** A step that replaces all earlier steps of its drag. */
export interface DragAnew {
  readonly command: Command
  readonly guides: Guides | null
  readonly selected: readonly string[]
}

export interface DragVerbs {
  /** Applies one step of a drag: its command and its snapped lines, and marks the drag as moving. */
  drag(command: Command, gesture: string, guides: Guides | null, turnDeg?: number): void
  /** Applies one step that replaces the drag's last history entry, if it has one, and sets the selection after it. */
  dragAnew(step: DragAnew, gesture: string, hasMoved: boolean): void
  /** Reports that the design has no capacity for copies of the dragged layers. */
  refuseCopy(): void
  /** Sets the function that undoes the running drag. */
  offerCancel(cancelDrag: () => void): void
  /** Ends the drag. */
  endDrag(): void
  setSnapping(isSnapping: boolean): void
}

/** Players who wear the design. */
export interface SquadState {
  readonly players: readonly Player[]
  /**
   * Player whose name and number the kit shows; null for the design's own sample, `PLAIN_PIECE` for a piece without.
   */
  readonly playerId: string | null
}

export interface SquadVerbs {
  setPlayers(players: readonly Player[]): void
  showPlayer(id: string | null): void
}

/** The current tool and the view of the garment. What is open in the window beside it belongs to the host. */
export interface ViewState {
  readonly tool: Tool
  /** Whether the flat view waits for a click on a seam, for a piping. */
  readonly isSeamAsked: boolean
  readonly mode: Mode
  readonly view: RequestedView
  readonly hover: Hover
  /** The layer that the Tab key has reached on the stage. */
  readonly browsed: string | null
}

export interface ViewVerbs {
  /** Makes a tool the current one. */
  openTool(tool: Tool): void
  /** Starts or stops waiting for a click on a seam in the flat view. */
  askSeam(isSeamAsked: boolean): void
  setMode(mode: Mode): void
  setView(view: ViewName): void
  /** Selects a layer and turns to its best view. */
  showLayer(id: string): void
  setHover(hover: Hover): void
  browse(id: string | null): void
}

export type EditorState = DocumentState & SelectionState & DragState & SquadState & ViewState
export type EditorVerbs = DocumentVerbs & SelectionVerbs & DragVerbs & SquadVerbs & ViewVerbs
