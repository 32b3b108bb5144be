import { type Answer, DESK_LIMITS } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { type Refusal, useApi } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { OfficeDesign, OfficeOrder } from '../../officeTypes.ts'

/** The last verdict, as its notice shows it. */
export interface Verdict {
  readonly kind: 'approved' | 'rejected' | 'proposed'
  readonly designId: string
  readonly name: string
  /** Of this browser's clock, in milliseconds. */
  readonly undoUntil: number
  readonly takeBack: () => Promise<boolean>
}

export interface Verdicts {
  readonly last: Verdict | null
  readonly dismiss: () => void
  /** Approves; with an order whose next step this is, takes that step. */
  readonly approve: (order: OfficeOrder | undefined) => Promise<boolean>
  readonly reject: (comment: string, reasons: readonly string[], layerId: string | null) => Promise<boolean>
  readonly propose: (document: DesignDocument, note: string) => Promise<boolean>
  readonly withdraw: (proposalId: string) => Promise<boolean>
}

interface ReviewBody {
  readonly status: 'ready' | 'rejected'
  readonly comment: string
  readonly reasons: string[]
  readonly layerId?: string
}
interface ProposalBody {
  readonly document: DesignDocument
  readonly note: string
}

interface DesignUnderReview {
  readonly design: OfficeDesign
  readonly etag: string
  /** Called when the design was changed or decided since it was read. */
  readonly onConflict: () => void
}

/** Whether one button approves the design and takes the order's next step: no other design of it waits. */
export const isStepOf = (order: OfficeOrder | undefined, designId: string): order is OfficeOrder =>
  order !== undefined &&
  order.next.effects.includes('approve-designs') &&
  order.lines.every(line => line.designId === designId)

/**
 * Returns a sender that names the version a design was read in. If only the version has changed since, and neither the
 * revision nor the status that staff look at, it sends once more with the latest.
 */
function useSendOnSame() {
  const api = useApi()
  return async <T>({ design, etag }: DesignUnderReview, send: (etag: string) => Promise<Answer<T>>) => {
    const answer = await send(etag)
    if (answer.ok || answer.error.id !== 'stale-version') return answer
    const latest = await api('GET /api/office/designs/{id}', { params: { id: design.id } })
    const isSame = latest.ok && latest.value.revision === design.revision && latest.value.status === design.status
    return isSame ? send(latest.etag ?? '') : answer
  }
}

/** Sends what approves, asks for changes and proposes, and notes how each is taken back. */
function useCalls(
  judged: DesignUnderReview | null,
  note: (kind: Verdict['kind'], takeBack: Verdict['takeBack']) => void,
) {
  const { t } = useTranslation(['review'])
  const api = useApi()
  const act = useOfficeAction()
  const sendOnSame = useSendOnSame()
  const refused = ({ error }: Refusal): boolean => {
    if (error.id === 'stale-version') judged?.onConflict()
    return error.id === 'stale-version'
  }
  const withdraw = async (id: string, proposalId: string): Promise<boolean> => {
    const params = { id, proposalId }
    return act(async () => api('POST /api/office/designs/{id}/proposals/{proposalId}/withdraw', { params }), {})
  }
  const review = async (judging: DesignUnderReview, verdict: ReviewBody): Promise<boolean> => {
    const params = { id: judging.design.id }
    const body = { ...verdict, canUndo: true }
    const send = async (etag: string) =>
      api('POST /api/office/designs/{id}/review', { params, headers: { 'if-match': etag }, body })
    const takeBack = async () => act(async () => api('POST /api/office/designs/{id}/review/undo', { params }), {})
    return act(async () => sendOnSame(judging, send), {
      refused,
      isQuiet: true,
      done: () => note(verdict.status === 'ready' ? 'approved' : 'rejected', takeBack),
    })
  }
  const takeStep = async (order: OfficeOrder): Promise<boolean> => {
    let isTaken = false
    const change = { kind: 'next', plan: order.next.plan } as const
    await act(async () => api('POST /api/office/bulk/orders', { body: { ids: [order.id], change } }), {
      isQuiet: true,
      done: ({ value: { id, results } }) => {
        const error = results[0]?.error ?? null
        isTaken = error === null
        const params = { id }
        if (!error)
          note('approved', async () => act(async () => api('POST /api/office/bulk/orders/{id}/undo', { params }), {}))
        else if (!refused({ ok: false, error })) toast('error', error.message || t('review:not_done'))
      },
    })
    return isTaken
  }
  const propose = async (judging: DesignUnderReview, body: ProposalBody): Promise<boolean> => {
    const { id } = judging.design
    const send = async (etag: string) =>
      api('POST /api/office/designs/{id}/proposals', { params: { id }, headers: { 'if-match': etag }, body })
    return act(async () => sendOnSame(judging, send), {
      refused,
      done: ({ value }) => note('proposed', async () => withdraw(id, value.proposals[0]!.id)),
    })
  }
  return { review, takeStep, propose, withdraw }
}

/** Verdicts on the open design. Each can be taken back for ten seconds. */
export function useVerdicts(judged: DesignUnderReview | null): Verdicts {
  const [last, setLast] = useState<Verdict | null>(null)
  const calls = useCalls(judged, (kind, takeBack) => {
    const { id: designId, name } = judged!.design
    // The server's clock may differ, so its seconds are counted here.
    setLast({ kind, designId, name, takeBack, undoUntil: Date.now() + DESK_LIMITS.undoSeconds * 1_000 })
  })
  return {
    last,
    dismiss: () => setLast(null),
    approve: async order => {
      if (!judged) return false
      return isStepOf(order, judged.design.id)
        ? calls.takeStep(order)
        : calls.review(judged, { status: 'ready', comment: '', reasons: [] })
    },
    reject: async (comment, reasons, layerId) =>
      judged !== null &&
      calls.review(judged, {
        status: 'rejected',
        comment,
        reasons: [...reasons],
        ...(layerId !== null && { layerId }),
      }),
    propose: async (document, note) => judged !== null && calls.propose(judged, { document, note }),
    withdraw: async proposalId => judged !== null && calls.withdraw(judged.design.id, proposalId),
  }
}
