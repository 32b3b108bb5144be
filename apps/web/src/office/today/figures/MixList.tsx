import { useTranslation } from '../../../texts/index.ts'
import css from './Figures.module.css'
import type { Figures } from './figureTypes.ts'

/** Products that the list shows at most. */
const SHOWN = 6

const sumOf = (mix: Figures['mix'], period: 'now' | 'before'): number =>
  mix.reduce((sum, each) => sum + each[period], 0)
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** The share of each product in the pieces ordered: a bar for this period, a tick for the one before. */
export function MixList({ mix }: Pick<Figures, 'mix'>) {
  const { t } = useTranslation(['today', 'common'])
  const [now, before] = [sumOf(mix, 'now'), sumOf(mix, 'before')]
  return (
    <>
      <div className={css.mixHead}>
        <h3>{t('today:mix')}</h3>
        <small>{t('today:mix_note')}</small>
      </div>
      <ul className={css.mix}>
        {mix.slice(0, SHOWN).map(each => {
          const [share, was] = [percentOf(each.now, now), percentOf(each.before, before)]
          return (
            <li key={each.productType}>
              <span>{t(`common:type_${each.productType}`)}</span>
              <span className={css.track} aria-hidden>
                <i style={{ inlineSize: `${share}%` }} />
                <u style={{ insetInlineStart: `${was}%` }} />
              </span>
              <b>{share} %</b>
              <small aria-label={t('today:before_was', { value: `${was} %` })}>{was} %</small>
            </li>
          )
        })}
      </ul>
    </>
  )
}
