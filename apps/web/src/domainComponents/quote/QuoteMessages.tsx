import { type CustomerQuote, QUOTE_LIMITS } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useMoments, useTenant } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import type { QuoteActs } from './quoteActs.ts'
import css from './QuoteView.module.css'

interface ListProps {
  readonly quote: Pick<CustomerQuote, 'messages' | 'items'>
  /** The names of the two sides. */
  readonly names: Readonly<Record<'customer' | 'shop', string>>
}

/** The messages about a quote, the first one first. */
export function MessageList({ quote: { messages, items }, names }: ListProps) {
  const { t } = useTranslation(['quote'])
  const moment = useMoments()
  return (
    <ul className={css.messages}>
      {messages.map(({ id, itemId, text, at, by }) => {
        const about = items.find(item => item.id === itemId)
        return (
          <li key={id} className={css.message} data-by={by}>
            <span className={css.facts}>
              <b>{names[by]}</b> · {moment(at)}
              {about && ` · ${t('quote:about_item', { name: about.name })}`}
            </span>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

interface Props {
  readonly quote: CustomerQuote
  readonly acts: QuoteActs
  /** The item that the message is about; null for the whole quote. */
  readonly about: CustomerQuote['items'][number] | null
}

/** The conversation about a quote, with the field for the next message. */
export function QuoteMessages({ quote, acts, about }: Props) {
  const { t } = useTranslation(['quote'])
  const { name: shop } = useTenant()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = quote.state !== 'accepted' && quote.state !== 'declined'
  useEffect(() => {
    if (about) field.current?.focus()
  }, [about])
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() !== '' && (await acts.write(text, about?.id ?? null))) setText('')
  }
  if (!isOpen && quote.messages.length === 0) return null
  return (
    <Card title={t('quote:messages')}>
      <MessageList quote={quote} names={{ customer: t('quote:by_customer'), shop }} />
      {isOpen && (
        <form className={css.form} onSubmit={event => void send(event)} noValidate>
          <Textarea
            ref={field}
            label={about ? t('quote:ask_change_of', { name: about.name }) : t('quote:message')}
            value={text}
            autosize
            minRows={2}
            maxLength={QUOTE_LIMITS.message}
            onChange={event => setText(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" variant="default" disabled={text.trim() === ''}>
              {t('quote:message_send')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
