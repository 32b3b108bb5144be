import { type CustomerQuote, QUOTE_LIMITS } from '@kitwright/contract'
import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { Card, Dialog, formatCents } from '../../ui/index.ts'
import { useDays } from '../delivery/useDays.ts'
import { activeRevisionOf, type QuoteActs } from './quoteActs.ts'
import css from './QuoteView.module.css'

type Revision = CustomerQuote['revisions'][number]

/** A revision's sums. */
export function QuoteSums({ revision }: { revision: Revision }) {
  const { t } = useTranslation(['quote', 'shipment'])
  const { subtotalCents, extrasCents, discountCents, delivery, totalCents } = revision
  return (
    <dl className={`${css.sums} kw-num`}>
      {(discountCents > 0 || delivery) && (
        <div>
          <dt>{t('quote:subtotal')}</dt>
          <dd>{formatCents(subtotalCents + extrasCents)}</dd>
        </div>
      )}
      {discountCents > 0 && (
        <div>
          <dt>{t('quote:discount')}</dt>
          <dd>{formatCents(-discountCents)}</dd>
        </div>
      )}
      {delivery && (
        <div>
          <dt>{t(`shipment:method_${delivery.method}`)}</dt>
          <dd>{delivery.cents === 0 ? t('shipment:method_free') : formatCents(delivery.cents)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{t('quote:total')}</dt>
        <dd>{formatCents(totalCents)}</dd>
      </div>
    </dl>
  )
}

function Arrival({ quote: { promisedOn, neededBy } }: { quote: CustomerQuote }) {
  const { t } = useTranslation(['quote'])
  const day = useDays()
  if (promisedOn === null) return null
  const isLate = neededBy !== null && neededBy < promisedOn
  return (
    <p className={css.note} data-late={isLate || undefined}>
      {isLate
        ? t('quote:arrives_late', { needed: day(neededBy), date: day(promisedOn) })
        : t('quote:arrives', { date: day(promisedOn) })}
    </p>
  )
}

interface AnswerProps {
  readonly quote: CustomerQuote
  readonly revision: Revision
  readonly acts: QuoteActs
}

function DeclineForm({ revision, acts, onClose }: Omit<AnswerProps, 'quote'> & { onClose: () => void }) {
  const { t } = useTranslation(['quote'])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '' && (await acts.decline(revision.revision, reason))) onClose()
  }
  return (
    <form className={css.form} onSubmit={event => void send(event)} noValidate>
      <Textarea
        label={t('quote:decline_reason')}
        value={reason}
        required
        autosize
        minRows={2}
        maxLength={QUOTE_LIMITS.reason}
        error={isMissing && t('quote:required')}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('quote:decline_confirm')}
      </Button>
    </form>
  )
}

/** Accepts in two presses, or declines with a reason. */
function Answer({ quote, revision, acts }: AnswerProps) {
  const { t } = useTranslation(['quote', 'common'])
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null)
  const total = formatCents(revision.totalCents)
  const { address } = quote
  const close = (): void => setOpen(null)
  return (
    <div className={css.actions}>
      <Button size="lg" fullWidth onClick={() => setOpen('accept')}>
        {t('quote:accept', { total })}
      </Button>
      <Button variant="subtle" color="gray" onClick={() => setOpen('decline')}>
        {t('quote:decline')}
      </Button>
      <Dialog
        opened={open === 'accept'}
        title={t('quote:accept_question', { total })}
        closeLabel={t('common:close')}
        onClose={close}
        size={460}
      >
        <p className={css.note}>{t('quote:accept_text', { address })}</p>
        <Arrival quote={quote} />
        <div className={css.actions}>
          <Button size="lg" onClick={() => void acts.accept(revision.revision).then(close)}>
            {t('quote:accept_confirm')}
          </Button>
          <Button variant="subtle" color="gray" onClick={close}>
            {t('quote:cancel')}
          </Button>
        </div>
      </Dialog>
      <Dialog
        opened={open === 'decline'}
        title={t('quote:decline_confirm')}
        closeLabel={t('common:close')}
        onClose={close}
        size={460}
      >
        <DeclineForm revision={revision} acts={acts} onClose={close} />
      </Dialog>
    </div>
  )
}

/** The quote's total and last day, and the customer's answer. */
export function QuoteAnswer({ quote, acts }: { quote: CustomerQuote; acts: QuoteActs }) {
  const { t } = useTranslation(['quote'])
  const date = useDates()
  const revision = activeRevisionOf(quote)
  if (!revision)
    return (
      <Card>
        <p className={css.note}>{t('quote:waiting_text')}</p>
      </Card>
    )
  const until = date(revision.expiresAt)
  return (
    <Card>
      <QuoteSums revision={revision} />
      {quote.state === 'sent' && (
        <>
          <p className={css.facts}>{t('quote:valid_until', { date: until })}</p>
          <Arrival quote={quote} />
          <Answer key={revision.revision} quote={quote} revision={revision} acts={acts} />
        </>
      )}
      {quote.state === 'accepted' && (
        <Alert color="green" variant="light" role="status">
          {t('quote:accepted_text', { number: quote.order?.number ?? '' })}
        </Alert>
      )}
      {quote.state === 'declined' && (
        <Alert color="gray" variant="light" role="status">
          {t('quote:declined_text', { reason: quote.declineReason })}
        </Alert>
      )}
      {quote.state === 'expired' && (
        <Alert color="yellow" variant="light" role="status">
          {t('quote:expired_text', { date: until })}
        </Alert>
      )}
      <div className={css.actions}>
        <Button variant="default" onClick={() => void acts.fetchPaper(revision.revision)}>
          {t('quote:pdf')}
        </Button>
      </div>
    </Card>
  )
}
