import type { Player } from '@kitwright/contract'
import { personalise, designForVersion, designInKit, type DesignDocument, type Layer } from '@kitwright/design'
import { PLAIN_PIECE, selectedIds } from './selection.ts'
import type { SelectionState, DocumentState, SquadState } from './types.ts'

type HistoryState = Pick<DocumentState, 'history' | 'kit'> & Partial<Pick<DocumentState, 'previewed'>>

/** The design itself, as it is kept: what it is at home, with its other kits. */
export const designOf = ({ history }: Pick<DocumentState, 'history'>): DesignDocument => history.document

const previewOf = ({ history, previewed }: HistoryState): DesignDocument => previewed ?? history.document

/** The design as the kit that is open shows it, with a change that is being tried. Whoever changes it need not know: commands are taken as meant for that kit. */
export const documentOf = (state: HistoryState): DesignDocument => designInKit(previewOf(state), state.kit)

/** The garment and the options that it is worn with. */
export const garmentWithOptions = (state: DocumentState) => ({
  garment: state.garment,
  options: documentOf(state).options,
})

export const layerOf = (state: HistoryState & SelectionState): Layer | undefined => {
  const { selection } = state
  return selection.kind === 'layer' ? documentOf(state).layers.find(layer => layer.id === selection.id) : undefined
}

/** All selected layers, bottom first. A new array each time: hooks want `useShallow` around it. */
export function layersOf(state: HistoryState & SelectionState): readonly Layer[] {
  const ids = selectedIds(state.selection)
  return ids.length === 0 ? [] : documentOf(state).layers.filter(({ id }) => ids.includes(id))
}

export const playerOf = ({ playerId, players }: SquadState): Player | undefined =>
  playerId === null ? undefined : players.find(player => player.id === playerId)

/** Whether the squad's player that is shown keeps the goal. */
export const showsGoalkeeper = (state: SquadState): boolean => playerOf(state)?.version === 'goalkeeper'

/** Name and number that a piece without them shows. */
const NOBODY: Printable = { name: '', printName: '', number: null }
type Printable = Pick<Player, 'name' | 'printName' | 'number'>
const shown = new WeakMap<DesignDocument, { player: Printable; document: DesignDocument }>()

/** The document as it is seen: with the chosen player's own name, number and kit, or without any name. The design itself is not touched. */
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

/** The layer as it is seen, for boxes and handles. */
export const shownLayer = (state: HistoryState & SquadState, id: string): Layer | undefined =>
  shownDocument(state).layers.find(layer => layer.id === id)
