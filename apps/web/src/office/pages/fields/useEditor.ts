import { createContext, use } from 'react'

/** What the fields of a page need to know of the editor around them. */
export interface EditorView {
  /** Why the server refused a field, by its path. */
  readonly faults: Readonly<Record<string, string>>
}

export const EditorContext = createContext<EditorView>({ faults: {} })
export const useEditor = (): EditorView => use(EditorContext)
