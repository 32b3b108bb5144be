import type { Player } from '@kitwright/contract'
import type { Command, History } from '@kitwright/design'
import type { Garment, PartId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import type { ViewName } from '@kitwright/scene'
import type { Draft, KeepFailure, PlainPieces, ServerSide } from '../../drafts/index.ts'
import type { Guides } from '../arrange/snap/types.ts'

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'part'; readonly part: PartId }
  | { readonly kind: 'layer'; readonly id: string }
  /** Two or more, in the order in which they were chosen. */
  | { readonly kind: 'layers'; readonly ids: readonly string[] }

export type Tool = 'parts' | 'patterns' | 'text' | 'images' | 'squad' | 'starts' | 'player' | 'layers'
export type Mode = '3d' | 'flat' | 'both'
export type Hover = { readonly part?: PartId; readonly layer?: string } | null

/** How far the last change has come in this browser. */
export type Keeping =
  | { readonly kind: 'kept' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: KeepFailure }

/** A view that was asked for; `turn` grows so that asking twice for the same view turns twice. */
export interface WantedView {
  readonly name: ViewName
  readonly turn: number
}

export interface StudioState {
  readonly garment: Garment
  readonly draftId: string
  readonly name: string
  readonly history: History
  readonly players: readonly Player[]
  /** What is ordered without names. */
  readonly sizes: readonly PlainPieces[]
  readonly fabric: string
  readonly server: ServerSide
  /** Which write of the draft in this browser this comes from. */
  readonly version: number
  readonly selection: Selection
  /** Whose name and number the kit shows; null for the design's own sample, `PLAIN` for a piece without. */
  readonly playerId: string | null
  readonly tool: Tool
  /** Phones: whether the tool's sheet is up. */
  readonly isSheetUp: boolean
  readonly mode: Mode
  readonly view: WantedView
  readonly hover: Hover
  /** A layer is being dragged: draw quickly. */
  readonly isMoving: boolean
  /** Puts back what is being dragged. */
  readonly giveUp: (() => void) | null
  /** What the dragged layer has snapped to. */
  readonly guides: Guides | null
  /** How far several layers have been turned in the running drag: their frame turns with them. */
  readonly turnDeg: number
  readonly isSnapping: boolean
  /** The layer that the Tab key has come to on the stage. */
  readonly browsed: string | null
  /** Where in the window the menu of what is selected is open. */
  readonly menuAt: Point | null
  readonly isHelpOpen: boolean
  /** The layer whose name is being written in the list. */
  readonly naming: string | null
  readonly keeping: Keeping
  readonly recentColours: readonly string[]
}

export interface StudioActions {
  /** Commands of one gesture share its id and become one entry of the history. */
  commit(command: Command, gesture?: string): void
  undo(): void
  /** What was given up half done; nothing is left of it to redo. */
  takeBack(): void
  redo(): void
  /** One step of a drag: the command, what was snapped to, and that something moves. */
  drag(command: Command, gesture: string, guides: Guides | null, turnDeg?: number): void
  /** The drag is over. */
  rest(): void
  select(selection: Selection): void
  /** Adds a layer to the selected ones, or takes it from them. */
  toggleLayer(id: string): void
  /** Opens a tool's panel (on a phone, its sheet). */
  openTool(tool: Tool): void
  closeSheet(): void
  setMode(mode: Mode): void
  setView(view: ViewName): void
  setHover(hover: Hover): void
  setSnapping(isSnapping: boolean): void
  browse(id: string | null): void
  openMenu(at: Point | null): void
  showHelp(isHelpOpen: boolean): void
  nameLayer(id: string | null): void
  rename(name: string): void
  setFabric(fabric: string): void
  setPlayers(players: readonly Player[]): void
  setSizes(sizes: readonly PlainPieces[]): void
  showPlayer(id: string | null): void
  useColour(colour: string): void
  noteKeeping(keeping: Keeping): void
  noteServer(server: ServerSide): void
  /** Replaces everything by another state of the draft; the history starts anew. */
  open(draft: Draft): void
}

export type StudioStore = StudioState & StudioActions
