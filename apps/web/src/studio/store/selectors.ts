import type { Player } from '@kitwright/contract'
import { personalise, type DesignDocument, type Layer } from '@kitwright/design'
import { isSaved, type Draft } from '../../drafts/index.ts'
import { PLAIN } from './plain.ts'
import { selectedIds } from './selection.ts'
import type { StudioState } from './types.ts'

export const documentOf = (state: StudioState): DesignDocument => state.history.document

export const layerOf = (state: StudioState): Layer | undefined => {
  const { selection } = state
  return selection.kind === 'layer' ? documentOf(state).layers.find(layer => layer.id === selection.id) : undefined
}

/** All selected layers, bottom first. A new array each time: hooks want `useShallow` around it. */
export function layersOf(state: StudioState): readonly Layer[] {
  const ids = selectedIds(state.selection)
  return ids.length === 0 ? [] : documentOf(state).layers.filter(({ id }) => ids.includes(id))
}

export const playerOf = (state: StudioState): Player | undefined =>
  state.playerId === null ? undefined : state.players.find(player => player.id === state.playerId)

/** Whether the squad's player that is shown keeps the goal. */
export const showsKeeper = (state: StudioState): boolean => playerOf(state)?.version === 'goalkeeper'

/** What a piece without name and number shows. */
const NOBODY: Printable = { name: '', printName: '', number: null }
type Printable = Pick<Player, 'name' | 'printName' | 'number'>
const shown = new WeakMap<DesignDocument, { player: Printable; document: DesignDocument }>()

/** The document as it is seen: with the chosen player's own name and number, or without any. The design itself is not touched. */
export function shownDocument(state: StudioState): DesignDocument {
  const document = documentOf(state)
  const player = state.playerId === PLAIN ? NOBODY : playerOf(state)
  if (!player) return document
  const before = shown.get(document)
  if (before?.player === player) return before.document
  const next = personalise(document, { name: player.printName || player.name, number: player.number })
  shown.set(document, { player, document: next })
  return next
}

/** The layer as it is seen, for boxes and handles. */
export const shownLayer = (state: StudioState, id: string): Layer | undefined =>
  shownDocument(state).layers.find(layer => layer.id === id)

export const draftOf = (state: StudioState, now: number): Draft => ({
  id: state.draftId,
  name: state.name,
  document: documentOf(state),
  players: state.players,
  sizes: state.sizes,
  fabric: state.fabric,
  ...state.server,
  version: state.version,
  updatedAt: now,
})

/** True when the server has the design exactly as it is now. Looked at only once a change has been kept, never while something moves. */
export const isOnServer = (state: StudioState): boolean => state.keeping.kind === 'kept' && isSaved(draftOf(state, 0))
