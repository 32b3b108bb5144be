import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ports } from './ports.ts'
import type { EditorState, EditorVerbs, OpenedDesign } from './state/types.ts'
import { startState, verbs } from './state/verbs.ts'

/** Changes a state and notifies its subscribers. */
export type SetState<State> = (change: Partial<State> | ((state: State) => Partial<State>)) => void

/**
 * An editor of one design: its state and the verbs that change it, for a user interface to subscribe to. `More` is
 * additional state in the same store, such as a price.
 */
export interface Editor<More = object> extends StoreApi<EditorState & EditorVerbs & More> {
  readonly ports: Ports
}

export function createEditor<More = object>(
  opened: OpenedDesign,
  ports: Ports,
  more: (set: SetState<EditorState & More>, get: () => EditorVerbs & More) => More = () => ({}) as More,
): Editor<More> {
  const store = createStore<EditorState & EditorVerbs & More>()((set, get) => ({
    ...startState(opened),
    ...verbs(set as SetState<EditorState>),
    ...more(set as SetState<EditorState & More>, get),
  }))
  return Object.assign(store, { ports })
}
