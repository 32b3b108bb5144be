import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import css from './Figures.module.css'
import { faultOf, type FigureSpan } from './figureSpan.ts'

interface Props {
  readonly span: FigureSpan
  readonly today: string
  readonly onChange: (span: FigureSpan) => void
}

/** The first and the last day of figures. */
export function SpanFields({ span, today, onChange }: Props) {
  const { t } = useTranslation(['today'])
  const fault = faultOf(span)
  return (
    <div className={css.span}>
      <TextInput
        type="date"
        size="xs"
        label={t('today:from')}
        max={today}
        value={span.from}
        onChange={event => onChange({ ...span, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="xs"
        label={t('today:to')}
        max={today}
        value={span.to}
        error={fault && t(`today:span_${fault}`)}
        onChange={event => onChange({ ...span, to: event.currentTarget.value })}
      />
    </div>
  )
}
