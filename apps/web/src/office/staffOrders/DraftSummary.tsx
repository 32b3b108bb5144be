import { Alert, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { RequiredNote } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { OrderDraft } from './draftForm.ts'
import { OriginFields } from './DraftFields.tsx'
import css from './StaffOrder.module.css'
import type { Draft } from './useDraft.ts'

/** The amounts of the order as it would be placed now. */
function Sums({ quote }: { readonly quote: NonNullable<OrderDraft['quote']> }) {
  const { t } = useTranslation(['counter'])
  const day = useDays()
  const rows: readonly (readonly [label: string, cents: number])[] = [
    [t('counter:goods', { count: quote.qty }), quote.subtotalCents],
    [t('counter:discounts'), -quote.discountCents],
    [t('counter:extras'), quote.extrasCents],
    [t('counter:delivery'), quote.deliveryCents],
    [t('counter:rush_fee'), quote.rushCents],
    [t('counter:sample_credit'), -quote.creditCents],
  ]
  return (
    <dl className={css.sums}>
      {rows
        .filter(([, cents], i) => i === 0 || cents !== 0)
        .map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      <div className={css.total}>
        <dt>{t('counter:total')}</dt>
        <dd>{formatCents(quote.totalCents)}</dd>
      </div>
      <div>
        <dt>{t('counter:arrival')}</dt>
        <dd>{day(quote.arrivalOn)}</dd>
      </div>
    </dl>
  )
}

function Discard({ discard }: Pick<Draft, 'discard'>) {
  const { t } = useTranslation(['counter'])
  return (
    <Button
      variant="subtle"
      color="red"
      size="sm"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void discard()}
    >
      {t('counter:discard')}
    </Button>
  )
}

/** Shows the price of the order, its problems, and its saving. */
function Standing({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation(['counter', 'edits'])
  const { draft: kept, form, isKept, isWrong, isStale, isTried, wrong } = draft
  const { quote, problem } = kept
  const isEmpty = form.lines.length === 0
  const isIncomplete = isWrong || (isTried && wrong.size > 0)
  const state = isKept ? t('counter:kept') : t('edits:computing')
  return (
    <div aria-live="polite" className={css.stack}>
      {isStale && (
        <Alert color="yellow" variant="light" role="alert">
          {t('counter:stale')}
        </Alert>
      )}
      {!isEmpty && problem && isKept && (
        <Alert color="yellow" variant="light">
          {problem.message}
        </Alert>
      )}
      {isEmpty && <p className={css.hint}>{t('counter:empty')}</p>}
      {quote && !isEmpty && <Sums quote={quote} />}
      {quote && quote.belowMinimum.length > 0 && (
        <p className={css.hint}>{t('counter:below_minimum', { count: quote.minimumQty })}</p>
      )}
      <p className={css.state}>{isIncomplete ? t('edits:check_fields') : state}</p>
    </div>
  )
}

/** The total of an unfinished order, what it lacks, and the button that places it. */
export function DraftSummary({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation(['counter'])
  const { draft: kept, form, isKept, isStale, submit } = draft
  const { quote } = kept
  const isEmpty = form.lines.length === 0
  return (
    <section className={css.summary} aria-label={t('counter:total')}>
      <OriginFields draft={draft} />
      <Standing draft={draft} />
      <RequiredNote />
      <Button disabled={isEmpty || !isKept || !quote || isStale} onClick={() => void submit()}>
        {t('counter:place')}
      </Button>
      <p className={css.hint}>{t('counter:place_hint')}</p>
      <Discard discard={draft.discard} />
    </section>
  )
}
