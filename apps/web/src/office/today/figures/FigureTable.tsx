import { useTranslation } from '../../../texts/index.ts'
import { useMonthDays } from '../../orders/team/useShortDays.ts'
import css from './Figures.module.css'
import { FIGURE_KEYS, type Figures, type PeriodFigures } from './figureTypes.ts'
import { useFigureText } from './useFigureText.ts'

/** Every figure of the charts as a table: each step with the one before it, then both periods. */
export function FigureTable({ figures }: { figures: Figures }) {
  const { t } = useTranslation(['today', 'common'])
  const write = useFigureText()
  const writeDay = useMonthDays()
  const { now, before, steps, mix } = figures
  const spanOf = ({ from, to }: PeriodFigures): string =>
    from === to ? writeDay(from) : `${writeDay(from)} – ${writeDay(to)}`
  const rows = [...steps, { now, before }]
  return (
    // A wide table scrolls by keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} tabIndex={0} role="group" aria-label={t('today:as_table')}>
      <table className={css.table}>
        <caption className={css.hidden}>{t('today:business')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('today:table_days')}</th>
            {FIGURE_KEYS.map(key => (
              <th key={key} scope="col">
                {t(`today:figure_${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.now.from + row.now.to} data-whole={i === steps.length || undefined}>
              <th scope="row">{spanOf(row.now)}</th>
              {FIGURE_KEYS.map(key => (
                <td key={key}>
                  {write(key, row.now)}
                  <small aria-label={t('today:before_was', { value: write(key, row.before) })}>
                    {write(key, row.before)}
                  </small>
                </td>
              ))}
            </tr>
          ))}
          {mix.map(each => (
            <tr key={each.productType}>
              <th scope="row">{t(`common:type_${each.productType}`)}</th>
              <td colSpan={FIGURE_KEYS.length}>
                {t('today:pieces', { count: each.now })}
                <small aria-label={t('today:before_was', { value: t('today:pieces', { count: each.before }) })}>
                  {t('today:pieces', { count: each.before })}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
