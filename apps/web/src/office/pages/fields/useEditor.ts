import { createContext, use } from 'react'

/** The state of the editor that the fields of a page read. */
export interface EditorView {
  /** Why the server refused a field, by its path. */
  readonly faults: Readonly<Record<string, string>>
}

export const EditorContext = createContext<EditorView>({ faults: {} })
export const useEditor = (): EditorView => use(EditorContext)
