import { createDesign, readDesign, type DesignDocument } from '@kitwright/design'
import { editorPathOf, loadGarment, type ProductType } from '@kitwright/garment'
import { useEffect, useState } from 'react'
import { deleteDraft, loadDraft, newDraft, saveDraft, watchDrafts } from '../../drafts/index.ts'

interface DraftInStudio {
  readonly id: string
  readonly path: string
  readonly start: DesignDocument
  /** As saved last in the studio. */
  readonly document: DesignDocument
}

export interface StudioDraft {
  /** Null until the studio was opened. */
  readonly document: DesignDocument | null
  /** Whether the design was changed in the studio. */
  readonly isChanged: boolean
  /** Opens the studio in another tab: with the draft, or with a new one of the given design. */
  readonly open: (draft: { type: ProductType; name: string; document?: unknown }) => Promise<void>
  readonly discard: () => void
}

/** A design that staff draw in the studio, in another tab. Each of its saves appears here. */
export function useStudioDraft(): StudioDraft {
  const [draft, setDraft] = useState<DraftInStudio | null>(null)
  const id = draft?.id ?? null
  useEffect(() => {
    if (id === null) return undefined
    const read = async (): Promise<void> => {
      const saved = await loadDraft(id)
      if (saved) setDraft(before => (before?.id === id ? { ...before, document: saved.document } : before))
    }
    const stop = watchDrafts(changed => void (changed.id === id && read()))
    const onFocus = (): void => void read()
    window.addEventListener('focus', onFocus)
    return () => {
      stop()
      window.removeEventListener('focus', onFocus)
    }
  }, [id])
  const start = async (type: ProductType, name: string, document: unknown): Promise<DraftInStudio | null> => {
    const garment = editorPathOf(type)
    await loadGarment(garment)
    const read = document === undefined ? null : await readDesign(document)
    if (read && !read.ok) return null
    const design = read ? read.document : createDesign(garment)
    const fresh = newDraft(name, design)
    await saveDraft(fresh)
    return { id: fresh.id, path: `/design/${garment}?draft=${fresh.id}`, start: design, document: design }
  }
  return {
    document: draft?.document ?? null,
    isChanged: draft !== null && JSON.stringify(draft.document) !== JSON.stringify(draft.start),
    open: async ({ type, name, document }) => {
      // Opened before anything is awaited: browsers block windows that no press opens.
      const tab = window.open('about:blank', '_blank')
      const opened = draft ?? (await start(type, name, document))
      if (!opened) {
        tab?.close()
        return
      }
      setDraft(opened)
      if (tab) tab.location.href = opened.path
    },
    discard: () => {
      if (id !== null) void deleteDraft(id)
      setDraft(null)
    },
  }
}
