import {
  applyCommand,
  changesBetween,
  commit,
  commandInKit,
  designInKit,
  kitOf,
  linkCommand,
  redo,
  startHistory,
  revertLast,
  undo,
  type Command,
  type DesignDocument,
  type History,
  type KitRole,
} from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { chosenWith } from './groups.ts'
import { documentOf } from './selectors.ts'
import { EMPTY_SELECTION, PLAIN_PIECE, selectedIds, selectionOf, toggleInSelection } from './selection.ts'
import type {
  SelectionVerbs,
  DragVerbs,
  DocumentVerbs,
  EditorState,
  EditorVerbs,
  OpenedDesign,
  Selection,
  ViewVerbs,
  SquadVerbs,
} from './types.ts'
import { bestViewOfPiece } from './viewOfPiece.ts'

type Change = Partial<EditorState>
export type SetState = (change: Change | ((state: EditorState) => Change)) => void

/** Returns the selection without layers that an undo or a deletion has removed. */
function stillThere(selection: Selection, document: DesignDocument): Selection {
  const ids = selectedIds(selection)
  const there = ids.filter(id => document.layers.some(layer => layer.id === id))
  return there.length === ids.length ? selection : selectionOf(there)
}

const withHistory = (state: EditorState, history: History): Change =>
  history === state.history
    ? { previewed: null }
    : {
        history,
        previewed: null,
        selection: stillThere(state.selection, history.document),
        // A removed kit is no longer open.
        kit: kitOf(history.document, state.kit)?.role ?? null,
      }

/**
 * Returns the meaning of a command on the displayed design: linked to club colours that it equals, for the open kit.
 */
const meantBy = (document: DesignDocument, kit: KitRole | null, command: Command): Command =>
  commandInKit(document, kit, linkCommand(designInKit(document, kit), command))

/** Returns the command that changes the displayed design into another one, for the open kit. */
function changeInto(document: DesignDocument, kit: KitRole | null, next: DesignDocument): Command {
  if (next.kits !== document.kits) return changesBetween(document, next)
  return commandInKit(document, kit, changesBetween(designInKit(document, kit), next))
}

const done = (state: EditorState, command: Command, gesture?: string): Change =>
  withHistory(state, commit(state.history, meantBy(state.history.document, state.kit, command), gesture))

/** Returns the state for another design in the same editor: nothing to undo and no selection. */
export const freshDesign = ({ document, players }: OpenedDesign) => ({
  history: startHistory(document),
  kit: null,
  previewed: null,
  players,
  selection: EMPTY_SELECTION,
  playerId: null,
})

export const startState = (opened: OpenedDesign): EditorState => ({
  ...freshDesign(opened),
  garment: getGarment(opened.document.garment),
  tool: 'parts',
  mode: '3d',
  view: { name: 'front', turn: 0 },
  hover: null,
  isMoving: false,
  cancelDrag: null,
  guides: null,
  turnDeg: 0,
  isSnapping: true,
  isCopyRefused: false,
  browsed: null,
  isSeamAsked: false,
})

function committing(set: SetState): Pick<DocumentVerbs, 'commit' | 'commitDesign' | 'preview'> {
  /** Result of the running preview so far; undefined while no preview runs. */
  let trial: DesignDocument | null | undefined
  const run = (commandFor: (document: DesignDocument, kit: KitRole | null) => Command, gesture?: string): void =>
    set(state => {
      const { history, kit } = state
      if (trial === undefined) return withHistory(state, commit(history, commandFor(history.document, kit), gesture))
      const document = trial ?? history.document
      trial = applyCommand(document, commandFor(document, kit)).document
      return { previewed: trial }
    })
  return {
    commit: (command, gesture) => run((document, kit) => meantBy(document, kit, command), gesture),
    commitDesign: (next, gesture) => run((document, kit) => changeInto(document, kit, next), gesture),
    preview(work) {
      trial = null
      try {
        work()
      } finally {
        trial = undefined
      }
    },
  }
}

const editing = (set: SetState): DocumentVerbs => ({
  ...committing(set),
  undo: () => set(state => withHistory(state, undo(state.history))),
  revertLast: () => set(state => withHistory(state, revertLast(state.history))),
  redo: () => set(state => withHistory(state, redo(state.history))),
  openKit: role => set(({ history }) => ({ kit: kitOf(history.document, role)?.role ?? null })),
})

const choosing = (set: SetState): SelectionVerbs => ({
  select: selection => set({ selection }),
  toggleLayer: id =>
    set(state => {
      const { selection } = state
      const some = chosenWith(documentOf(state).layers, selectedIds(selection), id)
      return { selection: toggleInSelection(selection, some) }
    }),
  choose: (selection, tool) => set({ selection, tool }),
})

const dragging = (set: SetState): DragVerbs => ({
  // Each step changes the state once, so that every subscriber runs once.
  drag: (command, gesture, guides, turnDeg = 0) =>
    set(state => ({ ...done(state, command, gesture), isMoving: true, guides, turnDeg })),
  dragAnew: ({ command, guides, selected }, gesture, hasMoved) =>
    set(state => {
      const history = hasMoved ? revertLast(state.history) : state.history
      const next = done({ ...state, history }, command, gesture)
      return { ...next, selection: selectionOf(selected), isMoving: true, guides, turnDeg: 0 }
    }),
  refuseCopy: () => set({ isCopyRefused: true }),
  offerCancel: cancelDrag => set({ cancelDrag }),
  endDrag: () => set({ isMoving: false, cancelDrag: null, guides: null, turnDeg: 0, isCopyRefused: false }),
  setSnapping: isSnapping => set({ isSnapping }),
})

const squad = (set: SetState): SquadVerbs => ({
  setPlayers: players =>
    set(({ playerId }) => ({
      players,
      playerId: playerId === PLAIN_PIECE || players.some(p => p.id === playerId) ? playerId : null,
    })),
  showPlayer: playerId => set({ playerId }),
})

const viewing = (set: SetState): ViewVerbs => ({
  openTool: tool => set({ tool, isSeamAsked: false }),
  askSeam: isSeamAsked =>
    set(({ mode }) =>
      isSeamAsked ? { isSeamAsked, tool: 'parts', mode: mode === '3d' ? 'flat' : mode } : { isSeamAsked },
    ),
  setMode: mode => set({ mode }),
  setView: name => set(({ view }) => ({ view: { name, turn: view.turn + 1 } })),
  showLayer: id =>
    set(state => {
      const layer = documentOf(state).layers.find(each => each.id === id)
      const turned = layer && { view: { name: bestViewOfPiece(layer.piece), turn: state.view.turn + 1 } }
      return layer ? { selection: selectionOf([id]), ...turned } : {}
    }),
  setHover: hover =>
    set(state => (state.hover?.part === hover?.part && state.hover?.layer === hover?.layer ? {} : { hover })),
  browse: browsed => set({ browsed, hover: browsed === null ? null : { layer: browsed } }),
})

export const verbs = (set: SetState): EditorVerbs => ({
  ...editing(set),
  ...choosing(set),
  ...dragging(set),
  ...squad(set),
  ...viewing(set),
})
