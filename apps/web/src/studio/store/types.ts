import type { Player } from '@kitwright/contract'
import type { Command, History } from '@kitwright/design'
import type { Garment, PartId } from '@kitwright/garment'
import type { ViewName } from '@kitwright/scene'
import type { Draft, KeepFailure, ServerSide } from '../../drafts/index.ts'

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'part'; readonly part: PartId }
  | { readonly kind: 'layer'; readonly id: string }

export type Tool = 'parts' | 'patterns' | 'text' | 'images' | 'squad' | 'starts' | 'layers'
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
  readonly fabric: string
  readonly server: ServerSide
  /** Which write of the draft in this browser this comes from. */
  readonly version: number
  readonly selection: Selection
  /** Whose name and number the kit shows; null for the design's own sample. */
  readonly playerId: string | null
  readonly tool: Tool
  /** Phones: whether the tool's sheet is up. */
  readonly isSheetUp: boolean
  readonly mode: Mode
  readonly view: WantedView
  readonly hover: Hover
  /** A layer is being dragged: draw quickly. */
  readonly isMoving: boolean
  readonly keeping: Keeping
  readonly recentColours: readonly string[]
}

export interface StudioActions {
  /** Commands of one gesture share its id and become one entry of the history. */
  commit(command: Command, gesture?: string): void
  undo(): void
  redo(): void
  select(selection: Selection): void
  /** Opens a tool's panel (on a phone, its sheet). */
  openTool(tool: Tool): void
  closeSheet(): void
  setMode(mode: Mode): void
  setView(view: ViewName): void
  setHover(hover: Hover): void
  setMoving(isMoving: boolean): void
  rename(name: string): void
  setFabric(fabric: string): void
  setPlayers(players: readonly Player[]): void
  showPlayer(id: string | null): void
  useColour(colour: string): void
  noteKeeping(keeping: Keeping): void
  noteServer(server: ServerSide): void
  /** Replaces everything by another state of the draft; the history starts anew. */
  open(draft: Draft): void
}

export type StudioStore = StudioState & StudioActions
