import type { Player } from '@kitwright/contract'
import type { Command, DesignDocument, History, KitRole } from '@kitwright/design'
import type { Garment, PartId, ViewName } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { Guides } from '../snapping/types.ts'
import type { Tool } from '../tools/tools.ts'

export type Selection =
  | { readonly kind: 'none' }
  /** `pattern`: which of its patterns is meant, from the lowest; the lowest where nothing is said. */
  | { readonly kind: 'part'; readonly part: PartId; readonly pattern?: number }
  | { readonly kind: 'layer'; readonly id: string }
  /** Two or more, in the order in which they were chosen. */
  | { readonly kind: 'layers'; readonly ids: readonly string[] }

export type Mode = '3d' | 'flat' | 'both'
export type Hover = { readonly part?: PartId; readonly layer?: string } | null

/** A view that was asked for; `turn` grows so that asking twice for the same view turns twice. */
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
  /** The design as a change that is still being made would leave it, shown in its place; null without one. No entry of the history. */
  readonly previewed: DesignDocument | null
}

export interface DocumentVerbs {
  /** Commands of one gesture share its id and become one entry of the history. */
  commit(command: Command, gesture?: string): void
  /** Shows what the commits of `work` would make of the design, until the next change of the history. */
  preview(work: () => void): void
  undo(): void
  /** Reverts an abandoned change; nothing of it is left to redo. */
  revertLast(): void
  redo(): void
  /** Opens one of the design's kits: what is shown and changed from now on. */
  openKit(kit: KitRole | null): void
}

export interface SelectionState {
  readonly selection: Selection
}

/** The edited state and its selection. */
export type DocumentWithSelection = DocumentState & SelectionState

export interface SelectionVerbs {
  select(selection: Selection): void
  /** Adds a layer, with its group where that is not entered, to the selected ones, or takes it from them. */
  toggleLayer(id: string): void
  /** Selects and turns the panel to a tool, which on a phone stays down. */
  choose(selection: Selection, tool: Tool): void
}

/** The running drag, if any. */
export interface DragState {
  /** A layer is being dragged: draw quickly. */
  readonly isMoving: boolean
  /** Puts back what is being dragged. */
  readonly cancelDrag: (() => void) | null
  /** Guides to which the dragged layer has snapped. */
  readonly guides: Guides | null
  /** How far several layers have been turned in the running drag: their frame turns with them. */
  readonly turnDeg: number
  readonly isSnapping: boolean
  /** The running drag was to copy, and the design has no room for it. */
  readonly isCopyRefused: boolean
}

/** A step that replaces all earlier steps of its drag. */
export interface DragAnew {
  readonly command: Command
  readonly guides: Guides | null
  readonly selected: readonly string[]
}

export interface DragVerbs {
  /** One step of a drag: the command, what was snapped to, and that something moves. */
  drag(command: Command, gesture: string, guides: Guides | null, turnDeg?: number): void
  /** One step that takes the place of the drag's last entry of the history, if it has one, and what is selected after it. */
  dragAnew(step: DragAnew, gesture: string, hasMoved: boolean): void
  /** The design has no room for copies of what is dragged. */
  refuseCopy(): void
  /** How to put back what is being dragged. */
  offerCancel(cancelDrag: () => void): void
  /** The drag is over. */
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

/** The visible part of the editor, and what is open beside it. */
export interface ViewState {
  readonly tool: Tool
  /** Phones: whether the tool's sheet is up. */
  readonly isSheetUp: boolean
  /** Whether the fonts to choose from stand open for the selected text. */
  readonly isFontAsked: boolean
  /** Whether the flat view waits for a seam to be pressed, for a piping. */
  readonly isSeamAsked: boolean
  readonly mode: Mode
  readonly view: RequestedView
  readonly hover: Hover
  /** The layer that the Tab key has come to on the stage. */
  readonly browsed: string | null
  /** Position in the window of the selection's open menu. */
  readonly menuAt: Point | null
  readonly isHelpOpen: boolean
  /** The layer whose name is being written in the list. */
  readonly naming: string | null
}

export interface ViewVerbs {
  /** Opens a tool's panel (on a phone, its sheet). */
  openTool(tool: Tool): void
  /** Opens the fonts for the selected text, in the tool for texts. */
  askFont(isFontAsked: boolean): void
  /** Has the flat view wait for a seam, or no more. */
  askSeam(isSeamAsked: boolean): void
  closeSheet(): void
  setMode(mode: Mode): void
  setView(view: ViewName): void
  /** Selects a layer and turns to where it is best seen from. */
  showLayer(id: string): void
  setHover(hover: Hover): void
  browse(id: string | null): void
  openMenu(at: Point | null): void
  showHelp(isHelpOpen: boolean): void
  nameLayer(id: string | null): void
}

export type EditorState = DocumentState & SelectionState & DragState & SquadState & ViewState
export type EditorVerbs = DocumentVerbs & SelectionVerbs & DragVerbs & SquadVerbs & ViewVerbs
