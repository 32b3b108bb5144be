import { type OfficeQuote, QUOTE_LIMITS } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { MessageList } from '../../domainComponents/index.ts'
import { useApi } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Quote.module.css'

/** The customer's messages, and the answer. */
export function Talk({ quote }: { quote: OfficeQuote }) {
  const { t } = useTranslation(['quotes', 'quote'])
  const api = useApi()
  const act = useOfficeAction()
  const [text, setText] = useState('')
  // The customer does not see a quote of the shop's own before it is sent.
  const isDraft = quote.isOfShop && quote.activeRevision === null
  const isOpen = !isDraft && quote.state !== 'accepted' && quote.state !== 'declined'
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '') return
    const isSent = await act(
      async () =>
        api('POST /api/office/quotes/{id}/messages', { params: { id: quote.id }, body: { text, itemId: null } }),
      t('quotes:reply_sent'),
    )
    if (isSent) setText('')
  }
  if (!isOpen && quote.messages.length === 0) return null
  return (
    <Card title={t('quote:messages')}>
      <MessageList quote={quote} names={{ customer: t('quotes:by_customer'), shop: t('quotes:by_shop') }} />
      {isOpen && (
        <form className={css.form} onSubmit={event => void send(event)} noValidate>
          <Textarea
            label={t('quotes:reply')}
            value={text}
            autosize
            minRows={2}
            maxLength={QUOTE_LIMITS.message}
            onChange={event => setText(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" variant="default" disabled={text.trim() === ''}>
              {t('quotes:reply_send')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
