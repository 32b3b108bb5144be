import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Margins.module.css'
import { percentText } from '../costs/costText.ts'

export interface MarginLine {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly salesCents: number
  readonly costCents: number
}

interface Props {
  readonly title: string
  /** Heads of the first two columns. */
  readonly of: string
  readonly countOf: string
  readonly lines: readonly MarginLine[]
}

const PERMILLE = 1_000

/** Writes a margin as its share of the sales; nothing without sales. */
export const shareText = (salesCents: number, costCents: number): string =>
  salesCents > 0 ? percentText(Math.round(((salesCents - costCents) * PERMILLE) / salesCents)) : '–'

/** Sales, costs and margin line by line. */
export function MarginTable({ title, of, countOf, lines }: Props) {
  const { t } = useTranslation(['costs'])
  return (
    // A wide table scrolls by keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="group" aria-label={title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{countOf}</th>
            <th scope="col">{t('costs:sales')}</th>
            <th scope="col">{t('costs:cost')}</th>
            <th scope="col">{t('costs:margin')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, count, salesCents, costCents }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{count === 0 ? '' : count}</td>
              <td>{formatCents(salesCents)}</td>
              <td>{formatCents(costCents)}</td>
              <td data-loss={costCents > salesCents || undefined}>{formatCents(salesCents - costCents)}</td>
              <td>{shareText(salesCents, costCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
