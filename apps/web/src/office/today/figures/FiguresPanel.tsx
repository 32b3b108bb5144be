import { FIGURE_PERIODS, type FigurePeriod } from '@kitwright/contract'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useApi, useCall } from '../../../session/index.ts'
import { formatCents, lazy } from '../../../ui/index.ts'
import { TableDownload } from '../../money/TableDownload.tsx'
import { useStaff } from '../../session/staff.tsx'
import { useMonthDays } from '../../orders/team/useShortDays.ts'
import { compareFigure } from './compareFigure.ts'
import { FIGURE_KEYS, type FigureKey, type Figures, type FigureStep } from './figureTypes.ts'
import { countDays, faultOf, type FigureSpan, spanOf } from './figureSpan.ts'
import { FigureTable } from './FigureTable.tsx'
import css from './Figures.module.css'
import { MixList } from './MixList.tsx'
import { SpanFields } from './SpanFields.tsx'
import { Spark } from './Spark.tsx'
import { useChangeText, useFigureText } from './useFigureText.ts'

const RevenueBars = lazy(async () => ({ default: (await import('./FigureCharts.tsx')).RevenueBars }))

/** One figure with its course, and how it differs from the period before. */
function FigureRow({ of, figures }: { of: FigureKey; figures: Figures }) {
  const { t } = useTranslation(['today'])
  const write = useFigureText()
  const writeChange = useChangeText()
  const change = compareFigure(of, figures)
  const tone = change?.isGood === null || !change ? undefined : change.isGood ? 'good' : 'bad'
  return (
    <div className={css.figure}>
      <dt title={t(`today:hint_${of}`)}>{t(`today:figure_${of}`)}</dt>
      <dd className={css.course}>
        <Spark steps={figures.steps} of={of} />
      </dd>
      <dd className={css.value}>{write(of, figures.now)}</dd>
      <dd className={css.change} data-tone={tone} title={t('today:before_was', { value: write(of, figures.before) })}>
        {change ? writeChange(change) : '–'}
      </dd>
    </div>
  )
}

/** The usual length of a step in days; the first step may be shorter. */
function stepDaysOf(steps: readonly FigureStep[]): 1 | 7 | 28 {
  const { from, to } = steps.at(-1)!.now
  const days = countDays({ from, to })
  return days <= 1 ? 1 : days <= 7 ? 7 : 28
}

function Charts({ figures }: { figures: Figures }) {
  const { t } = useTranslation(['today'])
  const writeDay = useMonthDays()
  const { now, before, steps, mix } = figures
  const title = t(`today:revenue_per_${stepDaysOf(steps)}`)
  const says = { title, now: formatCents(now.revenueCents), before: formatCents(before.revenueCents) }
  const names = { now: t('today:this_period'), before: t('today:before_period') }
  return (
    <>
      <dl className={css.figures}>
        {FIGURE_KEYS.map(key => (
          <FigureRow key={key} of={key} figures={figures} />
        ))}
      </dl>
      {now.canceled > 0 && <p className={css.note}>{t('today:canceled', { count: now.canceled })}</p>}
      <h3>{title}</h3>
      <p className={css.legend} aria-hidden>
        <span>{names.now}</span>
        <span data-before>{names.before}</span>
      </p>
      <Suspense fallback={<Skeleton h={170} radius={6} />}>
        <RevenueBars
          steps={steps}
          nameOf={step => writeDay(step.now.from)}
          label={t('today:chart_says', says)}
          names={names}
        />
      </Suspense>
      <MixList mix={mix} />
    </>
  )
}

/** The choice of days of one's own. */
const CHOSEN = 'chosen'

/** Figures of the business in a period, beside the one before, as charts or as a table. */
export function FiguresPanel({ today }: { today: string }) {
  const { t } = useTranslation(['today'])
  const api = useApi()
  const id = useId()
  const isAllowed = useStaff().can('exports')
  const [span, setSpan] = useState<FigureSpan>(spanOf(today, 28))
  const [period, setPeriod] = useState<FigurePeriod | undefined>(28)
  // The figures of the last whole span stay while days are typed.
  const [counted, setCounted] = useState(span)
  const [isTable, setIsTable] = useState(false)
  const { data, error, refetch } = useCall('GET /api/office/figures', { query: counted }, { isSticky: true })
  const choose = (next: FigureSpan): void => {
    setSpan(next)
    if (!faultOf(next)) setCounted(next)
  }
  const choosePeriod = (value: string): void => {
    const chosen = FIGURE_PERIODS.find(each => String(each) === value)
    setPeriod(chosen)
    if (chosen) choose(spanOf(today, chosen))
  }
  return (
    <section aria-labelledby={id} className={css.panel}>
      <div className={css.head}>
        <h2 id={id}>{t('today:business')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('today:period')}
          data={[
            ...FIGURE_PERIODS.map(value => ({ value: String(value), label: t(`today:period_${value}`) })),
            { value: CHOSEN, label: t('today:period_chosen') },
          ]}
          value={period === undefined ? CHOSEN : String(period)}
          onChange={choosePeriod}
        />
      </div>
      {period === undefined && <SpanFields span={span} today={today} onChange={choose} />}
      <div className={css.tools}>
        <small>{t('today:compared', { count: countDays(counted) })}</small>
        <Button
          size="xs"
          variant="subtle"
          leftSection={isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'today:as_charts' : 'today:as_table')}
        </Button>
        {isAllowed && (
          <TableDownload
            name={`figures-${counted.from}-${counted.to}`}
            onCall={async () => api('GET /api/office/figures/csv', { query: counted })}
          />
        )}
      </div>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={420} radius={8} />}
      {data && (isTable ? <FigureTable figures={data} /> : <Charts figures={data} />)}
    </section>
  )
}
