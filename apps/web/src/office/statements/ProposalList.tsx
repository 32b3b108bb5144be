import type { Response_ } from '@kitwright/contract'
import { formatRiel } from '@kitwright/measure'
import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Statement.module.css'

type Proposal = Response_<'POST /api/office/statements'>['proposals'][number]

/** Checks whether staff may record a line as a payment. */
export const isPayable = ({ kind }: Proposal): boolean => kind === 'exact' || kind === 'part'

interface Props {
  readonly proposals: readonly Proposal[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

const amountOf = ({ currency, amount }: Proposal): string =>
  currency === 'USD' ? formatCents(amount) : formatRiel(amount)

/** The lines of a statement, each with what it would pay; those that can become payments can be chosen. */
export function ProposalList({ proposals, chosen, onChoose }: Props) {
  const { t } = useTranslation(['office'])
  if (proposals.length === 0) return <p className={css.plain}>{t('office:statement_nothing')}</p>
  const toggle = (hash: string): void => {
    const next = new Set(chosen)
    if (!next.delete(hash)) next.add(hash)
    onChoose(next)
  }
  return (
    <ul className={css.lines}>
      {proposals.map(line => {
        const { row, hash, date, kind, order, text } = line
        const label = `${order?.number ?? t('office:statement_no_order')} · ${amountOf(line)}`
        return (
          <li key={row} className={css.line} data-kind={kind}>
            <div className={css.head}>
              {isPayable(line) ? (
                <Checkbox label={label} checked={chosen.has(hash)} onChange={() => toggle(hash)} />
              ) : (
                <b>{label}</b>
              )}
              <span className={css.kind}>
                {t(kind === 'noted' ? 'office:statement_noted_before' : `office:statement_${kind}`, {
                  due: formatCents(order?.dueCents ?? 0),
                })}
              </span>
            </div>
            <small>
              {date} · {text}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
