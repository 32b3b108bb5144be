import { INBOX_LIMITS, type Response_ } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useApi, useCall, useMoments, useSend, useTenant } from '../../../session/index.ts'
import css from './OrderTalk.module.css'

type OwnMessages = Response_<'GET /api/conversation'>['messages']

/** Messages that are shown at first. */
const SHOWN = 10
/** Interval in milliseconds at which the shop's answers are asked for. */
const EVERY_MS = 30_000

/** The messages between the customer and the shop, the earliest first. */
function Messages({ messages }: { messages: OwnMessages }) {
  const { t } = useTranslation(['shipment'])
  const { name: shop } = useTenant()
  const moment = useMoments()
  return (
    <ul className={css.messages}>
      {messages
        .slice(0, SHOWN)
        .toReversed()
        .map(({ id, at, isFromShop, text }) => (
          <li key={id} className={css.message} data-own={!isFromShop || undefined}>
            <span>
              <b>{isFromShop ? shop : t('shipment:talk_you')}</b> · {moment(at)}
            </span>
            <p>{text}</p>
          </li>
        ))}
    </ul>
  )
}

/** The conversation with the shop about an order, and a field to write. */
export function OrderTalk({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['shipment'])
  const api = useApi()
  const queries = useQueryClient()
  const send = useSend(null)
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const call = { query: { orderId } }
  const { data, error, refetch } = useCall('GET /api/conversation', call, { everyMs: EVERY_MS })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setIsBusy(true)
    const isSent = await send(async () => api('POST /api/conversation/messages', { body: { text, orderId } }), {
      said: t('shipment:talk_sent'),
      done: ({ value }) => void queries.setQueryData(['GET /api/conversation', call], value),
    })
    // After a failure all that was typed stays.
    if (isSent) setText('')
    setIsBusy(false)
  }
  return (
    <section className={css.talk} aria-labelledby={`talk-${orderId}`}>
      <h3 id={`talk-${orderId}`}>{t('shipment:talk')}</h3>
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data && data.messages.length > 0 && <Messages messages={data.messages} />}
      <form onSubmit={event => void submit(event)} noValidate>
        <Textarea
          label={t('shipment:talk_write')}
          value={text}
          autosize
          minRows={2}
          maxLength={INBOX_LIMITS.customerText}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={text.trim() === ''}>
          {t('shipment:talk_send')}
        </Button>
      </form>
    </section>
  )
}
