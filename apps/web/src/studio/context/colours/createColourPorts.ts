import { designColours, type DesignDocument } from '@kitwright/design'
import {
  documentOf,
  type DocumentState,
  type EditorVerbs,
  setColourCode,
  shownDocument,
  type SquadState,
  type Subscribable,
} from '@kitwright/editor'
import type { ColourPorts } from '../../fields/index.ts'
import type { DraftState, DraftVerbs } from '../store/createStudioStore.ts'

type TonedColour = DocumentState &
  SquadState &
  Pick<EditorVerbs, 'commit' | 'preview' | 'undo' | 'redo'> &
  Pick<DraftState, 'recentColours'> &
  Pick<DraftVerbs, 'noteColour'>

/** Creates the colour fields' ports for the open draft. */
export function createColourPorts(store: Subscribable<TonedColour>): ColourPorts {
  const documentNow = (): DesignDocument => documentOf(store.getState())
  let counted: { readonly document: DesignDocument; readonly colours: readonly string[] } | null = null
  return {
    subscribe: store.subscribe,
    recent: () => store.getState().recentColours,
    club: () => documentNow().clubColours,
    inDesign() {
      const document = documentNow()
      // React calls this on every render and treats a new array as a change.
      if (counted?.document !== document) counted = { document, colours: designColours(document) }
      return counted.colours
    },
    codes: () => documentNow().colourCodes,
    noteColour: colour => store.getState().noteColour(colour),
    setCode: (colour, code) => setColourCode(store, colour, code),
    preview: change => store.getState().preview(change),
    undo: () => store.getState().undo(),
    redo: () => store.getState().redo(),
    shown() {
      const state = store.getState()
      return { document: shownDocument(state), garment: state.garment }
    },
  }
}
