import {
  createEditor,
  freshDesign,
  type Editor,
  type EditorState,
  type EditorVerbs,
  type Extent,
} from '@kitwright/editor'
import {
  imageUrl,
  newId,
  type Draft,
  type KeepFailure,
  type PlainPieces,
  type ServerSide,
} from '../../../drafts/index.ts'
import { windowPart, type WindowPart, type WindowState } from './windowState.ts'
import { readRecentColours, withRecentColour } from './recentColours.ts'
import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'

/** Returns the size of a layer on cloth in this browser, in mm; an empty text still has a box that can be grabbed. */
export function extentOf(layer: Layer): Extent {
  const { widthMm, heightMm } = cachedLayerSize(layer)
  return { widthMm: Math.max(widthMm, 12), heightMm: Math.max(heightMm, 12) }
}

/** The state of saving the last change in this browser. */
export type LocalSave =
  | { readonly kind: 'kept' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: KeepFailure }

/** State of a draft in the studio apart from its design. */
export interface DraftState {
  readonly draftId: string
  readonly name: string
  /** Pieces ordered without names. */
  readonly sizes: readonly PlainPieces[]
  readonly fabric: string
  readonly server: ServerSide
  /** Version of the draft's write in this browser from which this state comes. */
  readonly version: number
  readonly localSave: LocalSave
  readonly recentColours: readonly string[]
}

export interface DraftVerbs {
  rename(name: string): void
  setFabric(fabric: string): void
  setSizes(sizes: readonly PlainPieces[]): void
  noteColour(colour: string): void
  noteLocalSave(localSave: LocalSave): void
  noteServer(server: ServerSide): void
  noteVersion(version: number): void
  /** Goes on in another draft with the same design: a copy that has not been sent to the server. */
  continueIn(draft: Pick<Draft, 'id' | 'name' | 'version'>): void
  /** Replaces the whole state by another draft; the history restarts. */
  open(draft: Draft): void
}

/** The saved part of a draft, and its save progress. */
export type DraftSnapshot = Pick<EditorState, 'history' | 'players'> & Omit<DraftState, 'recentColours'>

type StudioPart = DraftState & DraftVerbs & WindowPart
export type StudioState = EditorState & DraftState & WindowState
export type StudioStore = EditorState & EditorVerbs & StudioPart
export type StudioStoreApi = Editor<StudioPart>

const fromDraft = (draft: Draft) => ({
  draftId: draft.id,
  name: draft.name,
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

const ports = {
  measure: extentOf,
  newId,
  now: () => performance.now(),
  hasPicture: async (asset: Parameters<typeof imageUrl>[0]) => (await imageUrl(asset)) !== null,
}

/** The studio's state around one draft: an editor, what is ordered and kept with it, and what the window shows. */
export const createStudioStore = (draft: Draft): StudioStoreApi =>
  createEditor<StudioPart>(draft, ports, (set, get) => ({
    ...windowPart(set, get),
    ...fromDraft(draft),
    localSave: { kind: 'kept' },
    recentColours: readRecentColours(),
    rename: name => set({ name }),
    setFabric: fabric => set({ fabric }),
    setSizes: sizes => set({ sizes }),
    noteColour: colour => set(({ recentColours }) => ({ recentColours: withRecentColour(recentColours, colour) })),
    noteLocalSave: localSave => set({ localSave }),
    noteServer: server => set({ server }),
    noteVersion: version => set({ version }),
    continueIn: ({ id, name, version = 0 }) =>
      set({ draftId: id, name, version, server: {}, localSave: { kind: 'pending' } }),
    open: next => set({ ...fromDraft(next), ...freshDesign(next) }),
  }))
