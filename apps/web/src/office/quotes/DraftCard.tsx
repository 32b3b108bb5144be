import { type OfficeQuote, QUOTE_LIMITS } from '@kitwright/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { DraftOffers } from './DraftOffers.tsx'
import { DraftItem } from './DraftItem.tsx'
import { bodyOf, formOf, totalOf, wrongFieldsOf } from './draftForm.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import css from './Quote.module.css'
import { useListTotals } from './useListTotals.ts'

const NOTHING_WRONG: ReadonlySet<string> = new Set()

/** Holds the next revision as it is typed, and sends it. */
function useDraftForm({ id, number, version, draft }: OfficeQuote) {
  const { t } = useTranslation(['quotes'])
  const api = useApi()
  const act = useOfficeAction()
  const [form, setForm] = useState(() => formOf(draft, offer => t('quotes:offer_reason', { number: offer })))
  const [isTried, setTried] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (wrongFieldsOf(form).size > 0) return
    await act(
      async () => api('POST /api/office/quotes/{id}/revisions', { params: { id }, body: bodyOf(form, version) }),
      t('quotes:sent', { number }),
    )
  }
  return { form, setForm, wrong: isTried ? wrongFieldsOf(form) : NOTHING_WRONG, send }
}

/** The next revision: prices from the list unless staff set others; one press sends it. */
export function DraftCard({ quote }: { quote: OfficeQuote }) {
  const { t } = useTranslation(['quotes'])
  const { draft } = quote
  const { form, setForm, wrong, send } = useDraftForm(quote)
  const listTotals = useListTotals(form, draft)
  const total = totalOf(form, draft, listTotals)
  const isEmpty = form.items.every(({ isLeftOut }) => isLeftOut)
  return (
    <Card title={t('quotes:draft')}>
      <form className={css.form} onSubmit={event => void send(event)} noValidate>
        <DraftOffers offers={draft.offers} />
        <ul className={css.items}>
          {draft.items.map((item, i) => (
            <DraftItem
              key={item.id}
              item={item}
              typed={form.items[i]!}
              listCents={listTotals.get(item.id)}
              wrong={wrong}
              onChange={typed =>
                setForm({ ...form, items: form.items.map(each => (each.id === typed.id ? typed : each)) })
              }
            />
          ))}
        </ul>
        <h3 className={css.head}>{t('quotes:extras')}</h3>
        <ExtraFields extras={form.extras} wrong={wrong} onChange={extras => setForm({ ...form, extras })} />
        <DeliveryFields
          methods={draft.methods}
          delivery={form.delivery}
          isWrong={wrong.has('delivery')}
          onChange={delivery => setForm({ ...form, delivery })}
        />
        <Textarea
          label={t('quotes:note')}
          value={form.note}
          autosize
          minRows={2}
          maxLength={QUOTE_LIMITS.message}
          onChange={event => setForm({ ...form, note: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          className={css.day}
          label={t('quotes:expires')}
          value={form.expiresOn}
          error={wrong.has('expiresOn') && t('quotes:expires_wrong')}
          onChange={event => setForm({ ...form, expiresOn: event.currentTarget.value })}
        />
        <Button type="submit" size="lg" disabled={isEmpty}>
          {total === null ? t('quotes:send_plain') : t('quotes:send', { total: formatCents(total) })}
        </Button>
      </form>
    </Card>
  )
}
