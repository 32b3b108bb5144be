import { readDesign, type DesignDocument } from '@kitwright/design'
import type { Preview } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { useQuery } from '@tanstack/react-query'
import { listDrafts } from '../../../drafts/index.ts'
import { useApi } from '../../../session/index.ts'

/** Facts that visitors of a share link see beside the design. */
export interface SharedFacts extends Pick<
  Preview,
  'revision' | 'prices' | 'looksGood' | 'looksGoodEarlier' | 'pictureUrl'
> {
  readonly token: string
}
export interface SharedPreview {
  readonly name: string
  readonly document: DesignDocument
  /** Null for this browser's own draft. */
  readonly shared: SharedFacts | null
}
export type PreviewState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'shown'; readonly shown: SharedPreview }
  | { readonly kind: 'none' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'network' }

/** Errors outside this table may pass with a retry. */
const KINDS: Readonly<Record<string, 'none' | 'closed' | undefined>> = {
  'not-found': 'none',
  'invalid-input': 'none',
  'preview-closed': 'closed',
}

async function find(token: string | undefined, api: Client): Promise<PreviewState> {
  if (token === undefined) {
    const draft = (await listDrafts())[0]
    return draft ? { kind: 'shown', shown: { ...draft, shared: null } } : { kind: 'none' }
  }
  const answer = await api('GET /api/previews/{token}', { params: { token } })
  if (!answer.ok) return { kind: KINDS[answer.error.id] ?? 'network' }
  const parsed = await readDesign(answer.value.document)
  if (!parsed.ok) return { kind: 'none' }
  const { name, revision, prices, looksGood, looksGoodEarlier, pictureUrl } = answer.value
  const shared = { token, revision, prices, looksGood, looksGoodEarlier, pictureUrl }
  return { kind: 'shown', shown: { name, document: parsed.document, shared } }
}

/** Loads a shared design by its token, or this browser's own latest draft. */
export function useSharedDesign(token: string | undefined, attempt: number): PreviewState {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['shown', token ?? null, attempt],
    // A later attempt may succeed where reading or loading failed, including the garment's own files.
    queryFn: () => find(token, api).catch((): PreviewState => ({ kind: 'network' })),
    // The draft may be another next time; while it is shown it does not change.
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  })
  return data ?? { kind: 'looking' }
}
