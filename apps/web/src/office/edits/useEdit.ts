import type { OrderEdit } from '@kitwright/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall, useSend } from '../../session/index.ts'
import { OFFICE } from '../list/useOfficeAction.ts'
import type { OfficeOrder } from '../officeTypes.ts'
import {
  bodyOf,
  earlyWrongOf,
  type EditForm,
  type EditStart,
  formOf,
  previewBodyOf,
  wrongFieldsOf,
} from './editForm.ts'
import { changesBetween, mergeEdit } from './mergeEdit.ts'

/** A preview is asked for when nothing was typed for this long. */
const TYPING_MS = 300

/** The order that an edit stands on. */
export interface EditBase {
  readonly order: OfficeOrder
  readonly etag: string
  readonly start: EditStart
}

/** The reason and the terms that staff give for an edit. */
export interface EditWords {
  readonly reason: string
  /** Null: the customer is asked. */
  readonly agreement: string | null
}

/** Asks for the price of what is typed; undefined while it is wrong or being computed. */
function usePreview(id: string, form: EditForm) {
  const wanted = previewBodyOf(form)
  const key = wanted === null ? '' : JSON.stringify(wanted)
  const [settled] = useDebouncedValue(key, TYPING_MS)
  const nothing = { lines: [], extras: [], pricing: form.pricing }
  const body = settled === '' ? nothing : (JSON.parse(settled) as NonNullable<typeof wanted>)
  const { data, error, refetch } = useCall(
    'POST /api/office/orders/{id}/edits/preview',
    { params: { id }, body },
    { isEnabled: settled !== '' },
  )
  const isSettled = settled === key && settled !== ''
  return { preview: isSettled ? data : undefined, error: isSettled ? error : null, refetch, isWrong: wanted === null }
}

/** Loads an order with what an edit of it starts from; null if that fails. */
async function loadBase(api: ReturnType<typeof useApi>, id: string): Promise<EditBase | null> {
  const params = { id }
  const order = await api('GET /api/office/orders/{id}', { params })
  const start = await api('GET /api/office/orders/{id}/edits', { params })
  return order.ok && start.ok ? { order: order.value, etag: order.etag ?? '', start: start.value } : null
}

/** Whether an edit lacks the words that it needs. */
const isWordless = ({ reason, agreement }: EditWords, needsCustomer: boolean): boolean =>
  reason.trim() === '' || (needsCustomer && agreement?.trim() === '')

type Preview = NonNullable<ReturnType<typeof usePreview>['preview']>

const saveBodyOf = (form: EditForm, { reason, agreement }: EditWords, { needsCustomer, after }: Preview) => ({
  ...bodyOf(form),
  reason,
  agreement: needsCustomer ? (agreement ?? '') : '',
  shownTotalCents: after.totalCents,
})

/** Holds an edit as it is typed, its preview, and what a colleague changed meanwhile. */
export function useEdit(first: EditBase, onDone: () => void) {
  const { t } = useTranslation(['edits'])
  const api = useApi()
  const send = useSend(OFFICE)
  const [base, setBase] = useState(first)
  const [form, setForm] = useState(() => formOf(first.order.lines, first.start))
  const [words, setWords] = useState<EditWords>({ reason: '', agreement: null })
  const [isTried, setTried] = useState(false)
  /** Changes by a colleague; null without a conflict. */
  const [theirs, setTheirs] = useState<OrderEdit['pieces'] | null>(null)
  const { id, number } = base.order
  const { preview, error, refetch, isWrong } = usePreview(id, form)
  const isAsked = preview?.needsCustomer === true && words.agreement === null

  /** Loads the order as it is now, and puts what was typed on it. */
  const takeLatest = async (): Promise<void> => {
    const now = await loadBase(api, id)
    if (!now) return
    const latest = formOf(now.order.lines, now.start)
    setForm(mergeEdit(form, { base: formOf(base.order.lines, base.start), latest }))
    setTheirs(changesBetween(base.order.lines, now.order.lines))
    setBase(now)
  }
  const save = async (): Promise<void> => {
    setTried(true)
    if (!preview || isWordless(words, preview.needsCustomer) || wrongFieldsOf(form).size > 0) return
    const body = saveBodyOf(form, words, preview)
    const headers = { 'if-match': base.etag }
    await send(async () => api('POST /api/office/orders/{id}/edits', { params: { id }, headers, body }), {
      said: isAsked ? t('edits:sent') : t('edits:saved', { number }),
      // Before the office's data are refreshed, the preview of the saved edit among them.
      done: onDone,
      refused: async refusal => {
        if (refusal.error.id !== 'stale-version') return false
        await takeLatest()
        return true
      },
    })
  }
  const wrong = isTried ? wrongFieldsOf(form) : earlyWrongOf(form)
  return {
    base,
    form,
    setForm,
    words,
    setWords,
    preview,
    error,
    refetch,
    isWrong,
    wrong,
    isTried,
    isAsked,
    theirs,
    save,
  }
}
export type Edit = ReturnType<typeof useEdit>
