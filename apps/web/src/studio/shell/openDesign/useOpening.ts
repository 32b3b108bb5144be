import { isUnanswered } from '@kitwright/contract/client'
import type { Client } from '@kitwright/contract/client'
import { loadGarment } from '@kitwright/garment'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import {
  currentAccount,
  currentDraftId,
  isAnothers,
  isTooNew,
  loadDraft,
  newDraft,
  openDesign,
  type Draft,
} from '../../../drafts/index.ts'
import { useApi, useTenant } from '../../../session/index.ts'
import { useAsync } from '../../../ui/index.ts'
import { openTemplate } from '../../tools/templatesPanel/index.ts'
import { useDesignName, usePick } from '../../context/index.ts'
import { defaultDesign } from '@kitwright/editor'
import { sampleTeam } from '@kitwright/design'

export type OpeningState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed'; readonly reason: 'notFound' | 'network' | 'unreadable' }

export interface OpenRequest {
  /** Its id. */
  readonly garment: string
  /** The id of a saved design (`?design=`). */
  readonly design: string | null
  /** The id of a ready-made design (`?template=`), of which a copy is opened. */
  readonly template: string | null
  /** A draft of this browser. */
  readonly draftId: string | null
  /** Whether a fresh kit is opened even if a draft is stored (`?new`). */
  readonly isNew: boolean
}

const failure = (id: string): OpeningState => {
  if (id === 'unauthenticated' || id === 'session-ended') return { kind: 'signInFirst' }
  if (isUnanswered({ id })) return { kind: 'failed', reason: 'network' }
  return { kind: 'failed', reason: id === 'unreadable' ? 'unreadable' : 'notFound' }
}

type StoredDraftRequest = Pick<OpenRequest, 'garment' | 'draftId' | 'isNew'>

async function keptDraft({ garment, draftId, isNew }: StoredDraftRequest): Promise<OpeningState | null> {
  if (isNew) return null
  const id = draftId ?? (await currentDraftId(garment))
  const draft = id === null ? null : await loadDraft(id)
  if (id !== null && !draft && (await isAnothers(id)))
    return failure(currentAccount() === null ? 'unauthenticated' : 'not-found')
  if (id !== null && !draft && (await isTooNew(id))) return failure('unreadable')
  return draft?.document.garment === garment ? { kind: 'open', draft } : null
}

const ofAccount = (draft: Draft): Draft => {
  const owner = draft.owner ?? currentAccount() ?? undefined
  return owner === undefined ? draft : { ...draft, owner }
}

interface Ports {
  readonly api: Client
  readonly pick: ReturnType<typeof usePick>
  /** Creates a new kit for a garment. */
  readonly fresh: (garment: string) => Draft
}

/** Opens the requested design; the garment is already loaded. */
async function openWanted(wanted: OpenRequest, { api, pick, fresh }: Ports): Promise<OpeningState> {
  const { garment, design, template } = wanted
  if (design !== null) {
    const opened = await openDesign(design, api)
    return opened.ok ? { kind: 'open', draft: opened.draft } : failure(opened.error)
  }
  if (template !== null) {
    const opened = await openTemplate({ id: template, garment, pick }, api)
    return opened.ok ? { kind: 'open', draft: opened.draft } : failure(opened.error)
  }
  // The draft is not stored before the first change: a visitor who only looks leaves nothing behind.
  return (await keptDraft(wanted)) ?? { kind: 'open', draft: fresh(garment) }
}

async function open(wanted: OpenRequest, ports: Ports): Promise<OpeningState> {
  try {
    await loadGarment(wanted.garment)
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
  const opening = await openWanted(wanted, ports)
  return opening.kind === 'open' ? { ...opening, draft: ofAccount(opening.draft) } : opening
}

/** Returns a function that creates a kit in the tenant's colours. */
function useFresh(): (garment: string) => Draft {
  const nameDesign = useDesignName()
  const { t } = useTranslation(['studio'])
  const tenant = useTenant()
  return garment => {
    const colour = tenant.settings.homepage.theme.palette.color
    const texts = { team: sampleTeam(tenant.name), name: t('studio:sample_name'), number: t('studio:sample_number') }
    return newDraft(nameDesign(garment), defaultDesign(garment, colour, texts))
  }
}

/**
 * Opens the requested item: a saved design, the current draft, or a fresh kit. It is a working copy: only `reopen`
 * opens it again.
 */
export function useOpening(wanted: OpenRequest): { opening: OpeningState; reopen: () => void } {
  const ports = { api: useApi(), pick: usePick(), fresh: useFresh() }
  // The texts and colours at the moment of opening apply: a change of language must not open the design again.
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const load = useCallback(() => open(wanted, latest.current), [wanted])
  const { data, isError, retry } = useAsync(load)
  const failed: OpeningState = { kind: 'failed', reason: 'network' }
  return { opening: isError ? failed : (data ?? { kind: 'opening' }), reopen: retry }
}
