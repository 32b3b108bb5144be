import type { OfficeQuote } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { download, QuoteExtras, QuoteItems, QuoteSums } from '../../domainComponents/index.ts'
import { useApi, useDates, useSend } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import css from './Quote.module.css'

type Revision = OfficeQuote['revisions'][number]

function Version({ quote, revision }: { quote: OfficeQuote; revision: Revision }) {
  const { t } = useTranslation(['quotes', 'quote'])
  const date = useDates()
  const api = useApi()
  const send = useSend(null)
  const { revision: number } = revision
  const fetchPaper = async (): Promise<void> => {
    const params = { id: quote.id, revision: number }
    await send<Blob>(async () => api('GET /api/office/quotes/{id}/revisions/{revision}/pdf', { params }), {
      done: ({ value }) => download(value, `${quote.number}-${number}.pdf`),
    })
  }
  const manual = quote.manualPrices.filter(price => price.revision === number)
  return (
    <details className={css.version} open={number === quote.activeRevision}>
      <summary>
        {t('quote:revision', { revision: number })} · {t('quote:sent_on', { date: date(revision.sentAt) })} ·{' '}
        {formatCents(revision.totalCents)}
        {number === quote.activeRevision && ` · ${t('quotes:active')}`}
      </summary>
      <div className={css.form}>
        <QuoteItems items={revision.items} />
        {revision.extras.length > 0 && <QuoteExtras extras={revision.extras} />}
        {manual.map(({ itemId, unitCents, by, reason }) => (
          <p key={itemId} className={css.note}>
            {t('quotes:manual_by', { price: formatCents(unitCents), name: by, reason })}
          </p>
        ))}
        {revision.note !== '' && <p className={css.note}>{revision.note}</p>}
        <QuoteSums revision={revision} />
        <p className={css.note}>{t('quote:valid_until', { date: date(revision.expiresAt) })}</p>
        <div>
          <Button variant="default" size="xs" onClick={() => void fetchPaper()}>
            {t('quote:pdf')}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** Everything that was sent, the latest first. */
export function Versions({ quote }: { quote: OfficeQuote }) {
  const { t } = useTranslation(['quotes'])
  if (quote.revisions.length === 0) return null
  return (
    <Card title={t('quotes:versions')}>
      {quote.revisions.toReversed().map(revision => (
        <Version key={revision.revision} quote={quote} revision={revision} />
      ))}
    </Card>
  )
}
