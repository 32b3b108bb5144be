import { LIMITS, QUOTE_LIMITS, type Response_ } from '@kitwright/contract'
import { formatCount, parseWholeNumber } from '@kitwright/measure'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import css from './QuotePage.module.css'

type Offer = NonNullable<Response_<'GET /api/quote-offers/{token}'>['offer']>
type Fault = 'wish_required' | 'wish_qty_wrong'

interface Props {
  readonly offer: Offer
  readonly version: number
  readonly token: string
  readonly onClose: () => void
}

interface TypedLine {
  readonly qty: string
  readonly text: string
}

const isPieces = (qty: string): boolean => {
  const pieces = parseWholeNumber(qty)
  return pieces !== null && pieces >= 1 && pieces <= LIMITS.pieces
}

/** Holds the wish as typed, and sends it. A refusal keeps it. */
function useWish({ offer, version, token, onClose }: Props) {
  const { t } = useTranslation(['offer'])
  const [api, queries] = [useApi(), useQueryClient()]
  const key = ['GET /api/quote-offers/{token}', { params: { token } }]
  const send = useSend({ queryKey: key })
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    offer.lines.map(({ qty }) => ({ qty: String(qty), text: '' })),
  )
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wanted = lines.flatMap((line, i) => {
      const qty = parseWholeNumber(line.qty)
      const changed = qty === offer.lines[i]?.qty ? null : qty
      return changed === null && line.text.trim() === '' ? [] : [{ line: i, qty: changed, text: line.text }]
    })
    const isEmpty = wanted.length === 0 && text.trim() === ''
    const found = lines.some(({ qty }) => !isPieces(qty)) ? 'wish_qty_wrong' : isEmpty ? 'wish_required' : null
    setFault(found)
    if (found) return
    const call = { params: { token }, body: { version, text, lines: wanted } }
    await send(async () => api('POST /api/quote-offers/{token}/wishes', call), {
      done: ({ value }) => {
        queries.setQueryData(key, value)
        onClose()
      },
      said: t('offer:wish_sent'),
    })
  }
  return { lines, setLines, text, setText, fault, submit }
}

/** Asks for a change of the offer: other pieces and words by line, and words about the whole. */
export function WishForm(props: Props) {
  const { t } = useTranslation(['offer'])
  const { lines, setLines, text, setText, fault, submit } = useWish(props)
  const set = (at: number, change: Partial<TypedLine>): void =>
    setLines(lines.map((line, i) => (i === at ? { ...line, ...change } : line)))
  return (
    <Card title={t('offer:wish')}>
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        {props.offer.lines.map((line, at) => (
          <div key={at} className={css.wish}>
            <TextInput
              label={t('offer:wish_qty', { text: line.text })}
              inputMode="numeric"
              value={lines[at]!.qty}
              onChange={event => set(at, { qty: event.currentTarget.value })}
            />
            <TextInput
              label={t('offer:wish_line', { text: line.text })}
              value={lines[at]!.text}
              maxLength={QUOTE_LIMITS.text}
              onChange={event => set(at, { text: event.currentTarget.value })}
            />
          </div>
        ))}
        <Textarea
          label={t('offer:wish_text')}
          autosize
          minRows={2}
          maxLength={QUOTE_LIMITS.message}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        {fault && <p role="alert">{t(`offer:${fault}`, { most: formatCount(LIMITS.pieces) })}</p>}
        <Button type="submit">{t('offer:wish_send')}</Button>
        <Button variant="subtle" color="gray" onClick={props.onClose}>
          {t('offer:wish_cancel')}
        </Button>
      </form>
    </Card>
  )
}
