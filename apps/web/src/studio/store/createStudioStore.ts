import { commit, redo, startHistory, undo, type DesignDocument, type History } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { createStore, type StoreApi } from 'zustand'
import type { Draft } from '../../drafts/index.ts'
import { readRecentColours, withRecentColour } from './recentColours.ts'
import type { Selection, StudioActions, StudioState, StudioStore } from './types.ts'

export type StudioStoreApi = StoreApi<StudioStore>
type Set = (change: Partial<StudioState> | ((state: StudioState) => Partial<StudioState>)) => void

const NOTHING: Selection = { kind: 'none' }

/** The selection, unless an undo or a deletion has taken its layer away. */
function stillThere(selection: Selection, document: DesignDocument): Selection {
  if (selection.kind !== 'layer') return selection
  return document.layers.some(layer => layer.id === selection.id) ? selection : NOTHING
}

const withHistory = (state: StudioState, history: History): Partial<StudioState> =>
  history === state.history ? {} : { history, selection: stillThere(state.selection, history.document) }

const fromDraft = (draft: Draft) => ({
  draftId: draft.id,
  name: draft.name,
  history: startHistory(draft.document),
  players: draft.players,
  fabric: draft.fabric,
  version: draft.version ?? 0,
  server: {
    designId: draft.designId,
    serverEtag: draft.serverEtag,
    savedRevision: draft.savedRevision,
    savedDigest: draft.savedDigest,
    isQueued: draft.isQueued,
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
  keeping: { kind: 'kept' },
  recentColours: readRecentColours(),
})

const editing = (set: Set): Pick<StudioActions, 'commit' | 'undo' | 'redo' | 'open'> => ({
  commit: (command, gesture) => set(state => withHistory(state, commit(state.history, command, gesture))),
  undo: () => set(state => withHistory(state, undo(state.history))),
  redo: () => set(state => withHistory(state, redo(state.history))),
  open: draft => set({ ...fromDraft(draft), selection: NOTHING, playerId: null }),
})

const looking = (
  set: Set,
): Pick<StudioActions, 'select' | 'openTool' | 'closeSheet' | 'setMode' | 'setView' | 'setHover' | 'setMoving'> => ({
  select: selection => set({ selection }),
  openTool: tool => set({ tool, isSheetUp: true }),
  closeSheet: () => set({ isSheetUp: false }),
  setMode: mode => set({ mode }),
  setView: name => set(({ view }) => ({ view: { name, turn: view.turn + 1 } })),
  setHover: hover =>
    set(state => (state.hover?.part === hover?.part && state.hover?.layer === hover?.layer ? {} : { hover })),
  setMoving: isMoving => set({ isMoving }),
})

const ordering = (
  set: Set,
): Pick<StudioActions, 'rename' | 'setFabric' | 'setPlayers' | 'showPlayer' | 'useColour'> => ({
  rename: name => set({ name }),
  setFabric: fabric => set({ fabric }),
  setPlayers: players =>
    set(({ playerId }) => ({ players, playerId: players.some(p => p.id === playerId) ? playerId : null })),
  showPlayer: playerId => set({ playerId }),
  useColour: colour => set(({ recentColours }) => ({ recentColours: withRecentColour(recentColours, colour) })),
})

/** The studio's state around one draft. */
export const createStudioStore = (draft: Draft): StudioStoreApi =>
  createStore<StudioStore>()(set => ({
    ...startState(draft),
    ...editing(set),
    ...looking(set),
    ...ordering(set),
    noteKeeping: keeping => set({ keeping }),
    noteServer: server => set({ server }),
  }))
