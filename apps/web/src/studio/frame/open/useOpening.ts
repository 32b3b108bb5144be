import { loadGarment } from '@kitwright/garment'
import { useEffect, useState } from 'react'
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
import { openTemplate } from '../../tools/starts/index.ts'
import { useTranslation } from 'react-i18next'
import { useDesignName, usePick } from '../../context/index.ts'
import { defaultDesign } from '@kitwright/editor'
import { sampleTeam } from '@kitwright/design'

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed'; readonly reason: 'notFound' | 'network' | 'unreadable' }

export interface OpenRequest {
  /** Its id. */
  readonly garment: string
  /** A saved design's id (`?design=`). */
  readonly design: string | null
  /** A ready-made design's id (`?template=`): a copy of it is opened. */
  readonly template: string | null
  /** A draft of this browser. */
  readonly draftId: string | null
  /** `?new`: a fresh kit even where a draft is kept. */
  readonly isNew: boolean
}

const failure = (id: string): Opening => {
  if (id === 'unauthenticated' || id === 'session-ended') return { kind: 'signInFirst' }
  if (id === 'network') return { kind: 'failed', reason: 'network' }
  return { kind: 'failed', reason: id === 'unreadable' ? 'unreadable' : 'notFound' }
}

type Kept = Pick<OpenRequest, 'garment' | 'draftId' | 'isNew'>

async function keptDraft({ garment, draftId, isNew }: Kept): Promise<Opening | null> {
  if (isNew) return null
  const id = draftId ?? (await currentDraftId(garment))
  const draft = id === null ? null : await loadDraft(id)
  if (id !== null && !draft && (await isAnothers(id)))
    return failure(currentAccount() === null ? 'unauthenticated' : 'not-found')
  if (id !== null && !draft && (await isTooNew(id))) return failure('unreadable')
  return draft?.document.garment === garment ? { kind: 'open', draft } : null
}

/** Opens what is wanted: a saved design, the draft at hand, or a fresh kit in the tenant's colours. */
export function useOpening(wanted: OpenRequest, attempt: number): Opening {
  const api = useApi()
  const nameDesign = useDesignName()
  const { t } = useTranslation(['studio'])
  const pick = usePick()
  const tenant = useTenant()
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const { garment, design, template, draftId, isNew } = wanted

  useEffect(() => {
    let isCurrent = true
    const ofAccount = (draft: Draft): Draft => {
      const owner = draft.owner ?? currentAccount() ?? undefined
      return owner === undefined ? draft : { ...draft, owner }
    }
    async function open(): Promise<Opening> {
      try {
        await loadGarment(garment)
      } catch {
        return { kind: 'failed', reason: 'network' }
      }
      if (design !== null) {
        const opened = await openDesign(design, api)
        return opened.ok ? { kind: 'open', draft: ofAccount(opened.draft) } : failure(opened.error)
      }
      if (template !== null) {
        const opened = await openTemplate({ id: template, garment, pick }, api)
        return opened.ok ? { kind: 'open', draft: ofAccount(opened.draft) } : failure(opened.error)
      }
      const kept = await keptDraft({ garment, draftId, isNew })
      if (kept) return kept.kind === 'open' ? { kind: 'open', draft: ofAccount(kept.draft) } : kept
      const colour = tenant.settings.homepage.theme.palette.color
      const texts = { team: sampleTeam(tenant.name), name: t('studio:sample_name'), number: t('studio:sample_number') }
      // Not kept before it is touched: a visitor who only looks leaves nothing behind.
      return { kind: 'open', draft: ofAccount(newDraft(nameDesign(garment), defaultDesign(garment, colour, texts))) }
    }
    setOpening({ kind: 'opening' })
    void open().then(next => {
      if (isCurrent) setOpening(next)
    })
    return () => {
      isCurrent = false
    }
    // The words and colours of the moment of opening count: changing the language must not open anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [api, garment, design, template, draftId, isNew, attempt])

  return opening
}
