import type { Player } from '@kitwright/contract'
import { personalise, designForVersion, designInKit, type DesignDocument, type Layer } from '@kitwright/design'
import { PLAIN_PIECE, selectedIds } from './selection.ts'
import type { SelectionState, DocumentState, SquadState } from './types.ts'

type HistoryState = Pick<DocumentState, 'history' | 'kit'> & Partial<Pick<DocumentState, 'previewed'>>

/** Returns the design as stored: its home kit, with its other kits. */
export const designOf = ({ history }: Pick<DocumentState, 'history'>): DesignDocument => history.document

const previewOf = ({ history, previewed }: HistoryState): DesignDocument => previewed ?? history.document

/**
 * Returns the design as the open kit shows it, with a previewed change. Callers need not know the kit: commands apply
 * to it automatically.
 */
export const documentOf = (state: HistoryState): DesignDocument => designInKit(previewOf(state), state.kit)

/** Returns the garment with its options. */
export const garmentWithOptions = (state: DocumentState) => ({
  garment: state.garment,
  options: documentOf(state).options,
})

export const layerOf = (state: HistoryState & SelectionState): Layer | undefined => {
  const { selection } = state
  return selection.kind === 'layer' ? documentOf(state).layers.find(layer => layer.id === selection.id) : undefined
}

/** Returns all selected layers, bottom first. The array is new on each call, so hooks need `useShallow`. */
export function layersOf(state: HistoryState & SelectionState): readonly Layer[] {
  const ids = selectedIds(state.selection)
  return ids.length === 0 ? [] : documentOf(state).layers.filter(({ id }) => ids.includes(id))
}

export const playerOf = ({ playerId, players }: SquadState): Player | undefined =>
  playerId === null ? undefined : players.find(player => player.id === playerId)

/** Checks whether the shown player of the squad is a goalkeeper. */
export const showsGoalkeeper = (state: SquadState): boolean => playerOf(state)?.version === 'goalkeeper'

/** Name and number that a piece without them shows. */
const NOBODY: Printable = { name: '', printName: '', number: null }
type Printable = Pick<Player, 'name' | 'printName' | 'number'>
const shown = new WeakMap<DesignDocument, { player: Printable; document: DesignDocument }>()

/**
 * Returns the document as displayed: with the chosen player's name, number and kit, or without any name. The design is
 * not changed.
 */
export function shownDocument(state: HistoryState & SquadState): DesignDocument {
  const worn = playerOf(state)
  const document = state.kit === null && worn ? designForVersion(previewOf(state), worn.version) : documentOf(state)
  const player = state.playerId === PLAIN_PIECE ? NOBODY : worn
  if (!player) return document
  const before = shown.get(document)
  if (before?.player === player) return before.document
  const next = personalise(document, { name: player.printName || player.name, number: player.number })
  shown.set(document, { player, document: next })
  return next
}

/** Returns the layer as displayed, for boxes and handles. */
export const shownLayer = (state: HistoryState & SquadState, id: string): Layer | undefined =>
  shownDocument(state).layers.find(layer => layer.id === id)
