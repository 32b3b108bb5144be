import type { CustomerQuote } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { activeRevisionOf, type QuoteActs } from './quoteActs.ts'
import { QuoteAnswer } from './QuoteAnswer.tsx'
import { QuoteItems } from './QuoteItems.tsx'
import { QuoteMessages } from './QuoteMessages.tsx'
import css from './QuoteView.module.css'

type Revision = CustomerQuote['revisions'][number]

/** The free-text lines of a revision. */
export function QuoteExtras({ extras }: Pick<Revision, 'extras'>) {
  return (
    <ul className={css.extras}>
      {extras.map(({ id, text, qty, unitCents, totalCents }) => (
        <li key={id} className={css.extra}>
          <span>
            {text}
            {qty > 1 && (
              <span className={`${css.facts} kw-num`}>{` ${formatCount(qty)} × ${formatCents(unitCents)}`}</span>
            )}
          </span>
          <b className="kw-num">{formatCents(totalCents)}</b>
        </li>
      ))}
    </ul>
  )
}

function Earlier({ revisions, fetchPaper }: { revisions: readonly Revision[]; fetchPaper: QuoteActs['fetchPaper'] }) {
  const { t } = useTranslation(['quote'])
  const date = useDates()
  if (revisions.length === 0) return null
  return (
    <Card title={t('quote:earlier')}>
      <ul className={css.extras}>
        {revisions.map(({ revision, sentAt, totalCents }) => (
          <li key={revision} className={css.extra}>
            <span>
              {t('quote:revision', { revision })} · {t('quote:sent_on', { date: date(sentAt) })} ·{' '}
              {formatCents(totalCents)}
            </span>
            <Button variant="subtle" size="compact-sm" onClick={() => void fetchPaper(revision)}>
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Props {
  readonly quote: CustomerQuote
  readonly acts: QuoteActs
  /** Further actions below the answer, such as the way to the order. */
  readonly children?: ReactNode
}

/** A quote as its customer sees it: designs with prices, the answer, messages, earlier versions. */
export function QuoteView({ quote, acts, children }: Props) {
  const { t } = useTranslation(['quote'])
  const [about, setAbout] = useState<CustomerQuote['items'][number] | null>(null)
  const active = activeRevisionOf(quote)
  const isOpen = quote.state !== 'accepted' && quote.state !== 'declined'
  const write: QuoteActs['write'] = async (text, itemId) => {
    const isSent = await acts.write(text, itemId)
    if (isSent) setAbout(null)
    return isSent
  }
  return (
    <div className={css.view}>
      <div className={css.main}>
        <QuoteItems items={active?.items ?? quote.items} onAsk={isOpen ? setAbout : undefined} />
        {active && active.extras.length > 0 && <QuoteExtras extras={active.extras} />}
        {active && active.note !== '' && (
          <Card title={t('quote:note')}>
            <p className={css.note}>{active.note}</p>
          </Card>
        )}
        <QuoteMessages quote={quote} acts={{ ...acts, write }} about={about} />
        <Earlier
          revisions={quote.revisions.filter(({ revision }) => revision !== quote.activeRevision)}
          fetchPaper={acts.fetchPaper}
        />
      </div>
      <div className={css.side}>
        <QuoteAnswer quote={quote} acts={acts} />
        {children}
      </div>
    </div>
  )
}
