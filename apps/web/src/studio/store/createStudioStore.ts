import { commit, redo, startHistory, takeBack, undo, type DesignDocument, type History } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { createStore, type StoreApi } from 'zustand'
import type { Draft } from '../../drafts/index.ts'
import { PLAIN } from './plain.ts'
import { readRecentColours, withRecentColour } from './recentColours.ts'
import { NOTHING, selectedIds, selectionOf, toggled } from './selection.ts'
import type { Selection, StudioActions, StudioState, StudioStore } from './types.ts'

export type StudioStoreApi = StoreApi<StudioStore>
type Set = (change: Partial<StudioState> | ((state: StudioState) => Partial<StudioState>)) => void

/** The selection, without layers that an undo or a deletion has taken away. */
function stillThere(selection: Selection, document: DesignDocument): Selection {
  const ids = selectedIds(selection)
  const there = ids.filter(id => document.layers.some(layer => layer.id === id))
  return there.length === ids.length ? selection : selectionOf(there)
}

const withHistory = (state: StudioState, history: History): Partial<StudioState> =>
  history === state.history ? {} : { history, selection: stillThere(state.selection, history.document) }

const fromDraft = (draft: Draft) => ({
  draftId: draft.id,
  name: draft.name,
  history: startHistory(draft.document),
  players: draft.players,
  sizes: draft.sizes ?? [],
  fabric: draft.fabric,
  version: draft.version ?? 0,
  server: {
    owner: draft.owner,
    designId: draft.designId,
    serverEtag: draft.serverEtag,
    savedRevision: draft.savedRevision,
    savedDigest: draft.savedDigest,
    isQueued: draft.isQueued,
    triedDigests: draft.triedDigests,
  },
})

const startState = (draft: Draft): StudioState => ({
  ...fromDraft(draft),
  garment: getGarment(draft.document.garment),
  selection: NOTHING,
  playerId: null,
  tool: 'parts',
  isSheetUp: false,
  mode: '3d',
  view: { name: 'front', turn: 0 },
  hover: null,
  isMoving: false,
  giveUp: null,
  guides: null,
  turnDeg: 0,
  isSnapping: true,
  browsed: null,
  menuAt: null,
  isHelpOpen: false,
  naming: null,
  keeping: { kind: 'kept' },
  recentColours: readRecentColours(),
})

const editing = (
  set: Set,
): Pick<StudioActions, 'commit' | 'drag' | 'rest' | 'undo' | 'takeBack' | 'redo' | 'open'> => ({
  commit: (command, gesture) => set(state => withHistory(state, commit(state.history, command, gesture))),
  // One change of the state for each step: everything that looks on runs once.
  drag: (command, gesture, guides, turnDeg = 0) =>
    set(state => ({ ...withHistory(state, commit(state.history, command, gesture)), isMoving: true, guides, turnDeg })),
  rest: () => set({ isMoving: false, giveUp: null, guides: null, turnDeg: 0 }),
  undo: () => set(state => withHistory(state, undo(state.history))),
  takeBack: () => set(state => withHistory(state, takeBack(state.history))),
  redo: () => set(state => withHistory(state, redo(state.history))),
  open: draft => set({ ...fromDraft(draft), selection: NOTHING, playerId: null }),
})

const looking = (
  set: Set,
): Pick<StudioActions, 'select' | 'toggleLayer' | 'openTool' | 'closeSheet' | 'setMode' | 'setView' | 'setHover'> => ({
  select: selection => set({ selection }),
  toggleLayer: id => set(({ selection }) => ({ selection: toggled(selection, id) })),
  openTool: tool => set({ tool, isSheetUp: true }),
  closeSheet: () => set({ isSheetUp: false }),
  setMode: mode => set({ mode }),
  setView: name => set(({ view }) => ({ view: { name, turn: view.turn + 1 } })),
  setHover: hover =>
    set(state => (state.hover?.part === hover?.part && state.hover?.layer === hover?.layer ? {} : { hover })),
})

const arranging = (
  set: Set,
): Pick<StudioActions, 'setSnapping' | 'browse' | 'openMenu' | 'showHelp' | 'nameLayer'> => ({
  setSnapping: isSnapping => set({ isSnapping }),
  browse: browsed => set({ browsed, hover: browsed === null ? null : { layer: browsed } }),
  openMenu: menuAt => set({ menuAt }),
  showHelp: isHelpOpen => set({ isHelpOpen }),
  nameLayer: naming => set({ naming }),
})

const ordering = (
  set: Set,
): Pick<StudioActions, 'rename' | 'setFabric' | 'setPlayers' | 'setSizes' | 'showPlayer' | 'useColour'> => ({
  rename: name => set({ name }),
  setFabric: fabric => set({ fabric }),
  setPlayers: players =>
    set(({ playerId }) => ({
      players,
      playerId: playerId === PLAIN || players.some(p => p.id === playerId) ? playerId : null,
    })),
  setSizes: sizes => set({ sizes }),
  showPlayer: playerId => set({ playerId }),
  useColour: colour => set(({ recentColours }) => ({ recentColours: withRecentColour(recentColours, colour) })),
})

/** The studio's state around one draft. */
export const createStudioStore = (draft: Draft): StudioStoreApi =>
  createStore<StudioStore>()(set => ({
    ...startState(draft),
    ...editing(set),
    ...looking(set),
    ...arranging(set),
    ...ordering(set),
    noteKeeping: keeping => set({ keeping }),
    noteServer: server => set({ server }),
  }))
