import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { formatCents } from '../../../ui/index.ts'
import css from './Figures.module.css'
import type { FigureStep } from './figureTypes.ts'

// Loaded late: the chart library is larger than the page. The figures themselves are beside the charts and in the table.

/** A chart has no controls of its own; its figures are read in the table. */
const WITHOUT_FOCUS = { accessibilityLayer: false } as const
const NOW = 'var(--kw-chart-now)'
const BEFORE = 'var(--kw-chart-before)'

interface BarsProps {
  readonly steps: readonly FigureStep[]
  readonly nameOf: (step: FigureStep) => string
  /** Says in words what the chart shows. */
  readonly label: string
  readonly names: { readonly now: string; readonly before: string }
}

const shortDollars = (cents: number): string =>
  cents >= 100_000 ? `$${(cents / 100_000).toFixed(cents % 100_000 ? 1 : 0)}k` : `$${cents / 100}`

/** The revenue of each step beside that of the period before. */
export function RevenueBars({ steps, nameOf, label, names }: BarsProps) {
  const data = steps.map(step => ({ at: nameOf(step), now: step.now.revenueCents, before: step.before.revenueCents }))
  return (
    <div role="img" aria-label={label} className={css.bars}>
      <BarChart
        h={170}
        data={data}
        dataKey="at"
        series={[
          { name: 'before', label: names.before, color: BEFORE },
          { name: 'now', label: names.now, color: NOW },
        ]}
        gridAxis="x"
        tickLine="none"
        valueFormatter={value => formatCents(value)}
        yAxisProps={{ width: 44, tickFormatter: shortDollars, allowDecimals: false, tickCount: 4 }}
        xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
        barProps={{ isAnimationActive: false, radius: [2, 2, 0, 0] }}
        barChartProps={{ ...WITHOUT_FOCUS, barGap: 1, barCategoryGap: '18%' }}
      />
    </div>
  )
}
