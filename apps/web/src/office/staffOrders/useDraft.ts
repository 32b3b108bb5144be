import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { useLeaveGuard } from '../../ui/index.ts'
import { OFFICE } from '../list/useOfficeAction.ts'
import type { WithEtag } from '../list/useVersioned.ts'
import { wrongFieldsOf } from '../edits/editForm.ts'
import { type DraftBody, type DraftForm, draftBodyOf, formOfDraft, type OrderDraft, unkeepableOf } from './draftForm.ts'

/** Pause in typing after which the draft is saved. */
const TYPING_MS = 400
const RETRY_MS = 5_000

/** The office's lists but for the draft itself, which is not found once it is placed or discarded. */
const LISTS = {
  predicate: (query: { readonly queryKey: readonly unknown[] }) =>
    OFFICE.predicate(query) && !String(query.queryKey[0]).includes('/order-drafts/{id}'),
}

/** Keeps on the server what is typed. `key` is the text of what is to be kept; empty while something is wrong. */
function useKeeping(first: WithEtag<OrderDraft>, key: string) {
  const api = useApi()
  const send = useSend(null)
  const [kept, setKept] = useState({ ...first, key })
  const [isStale, setStale] = useState(false)
  const [settled] = useDebouncedValue(key, TYPING_MS)
  const lastSent = useRef(key)
  const isSending = useRef(false)
  const [, lookAgain] = useState(0)
  const keep = async (text: string): Promise<void> => {
    lastSent.current = text
    let isRefused = false
    const body = JSON.parse(text) as DraftBody
    const call = { params: { id: first.value.id }, headers: { 'if-match': kept.etag }, body }
    const isDone = await send(async () => api('PUT /api/office/order-drafts/{id}', call), {
      done: ({ value, etag }) => setKept({ value, etag: etag ?? '', key: text }),
      refused: ({ error }) => {
        isRefused = true
        if (error.id !== 'stale-version') return false
        setStale(true)
        return true
      },
    })
    if (isDone || isRefused) return
    // The shop was not reached.
    setTimeout(() => {
      lastSent.current = ''
      lookAgain(count => count + 1)
    }, RETRY_MS)
  }
  useEffect(() => {
    const isNews = settled !== '' && settled === key && settled !== kept.key && settled !== lastSent.current
    if (!isNews || isSending.current || isStale) return
    isSending.current = true
    void keep(settled).finally(() => {
      isSending.current = false
      lookAgain(count => count + 1)
    })
  })
  return { kept, isStale, isKept: key !== '' && key === kept.key, isUnkept: key !== kept.key }
}

/**
 * Holds an unfinished order as it is typed, keeps it on the server, and places or discards it. Asks before somebody
 * leaves with something that is not kept.
 */
export function useDraft(first: WithEtag<OrderDraft>) {
  const { t } = useTranslation(['counter', 'office'])
  const api = useApi()
  const send = useSend(LISTS)
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formOfDraft(first.value))
  const [isTried, setTried] = useState(false)
  const body = draftBodyOf(form)
  const { kept, isStale, isKept, isUnkept } = useKeeping(first, body === null ? '' : JSON.stringify(body))
  const isOver = useRef(false)
  useLeaveGuard({
    isLost: (from, to) => isUnkept && !isOver.current && (from === undefined || from !== to),
    message: t('office:leave_text'),
  })
  const missing = wrongFieldsOf({ ...form, pricing: 'frozen' })
  const submit = async (): Promise<void> => {
    setTried(true)
    const { id, quote } = kept.value
    if (!isKept || !quote || missing.size > 0) return
    const call = {
      params: { id },
      headers: { 'if-match': kept.etag },
      body: { shownTotalCents: quote.totalCents },
    }
    await send(async () => api('POST /api/office/order-drafts/{id}/place', call), {
      said: t('counter:placed'),
      done: ({ value }) => {
        isOver.current = true
        void navigate({ to: '/office/orders/$orderId', params: { orderId: value.id } })
      },
    })
  }
  const discard = async (): Promise<void> => {
    await send(async () => api('DELETE /api/office/order-drafts/{id}', { params: { id: kept.value.id } }), {
      said: t('counter:discarded'),
      done: () => {
        isOver.current = true
        void navigate({ to: '/office/orders' })
      },
    })
  }
  const change = (facts: Partial<DraftForm['facts']>): void => setForm({ ...form, facts: { ...form.facts, ...facts } })
  const wrong = isTried ? missing : unkeepableOf(form)
  return {
    draft: kept.value,
    form,
    setForm,
    change,
    wrong,
    isTried,
    isKept,
    isStale,
    isWrong: body === null,
    submit,
    discard,
  }
}
export type Draft = ReturnType<typeof useDraft>
