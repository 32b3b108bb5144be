import type { Gradient } from '@kitwright/design'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { typedAngle, withStop, type StopIndex } from '../../swatches/fills.ts'
import { NumberField } from '../../numbers/NumberField.tsx'
import { AngleDial } from './AngleDial.tsx'
import css from './GradientFields.module.css'
import { GradientBar } from './GradientBar.tsx'

interface GradientFieldsProps {
  readonly fill: Gradient
  readonly onChange: (fill: Gradient) => void
  readonly stop: StopIndex
  readonly onStop: (stop: StopIndex) => void
}

/** Shape, direction and stops of a gradient. */
export function GradientFields({ fill, onChange, stop, onStop }: GradientFieldsProps) {
  const { t } = useTranslation(['colours'])
  const isLinear = fill.shape === 'linear'
  return (
    <div className={css.fields}>
      <SegmentedControl
        size="xs"
        fullWidth
        classNames={{ label: css.shape }}
        aria-label={t('colours:shape')}
        value={fill.shape}
        onChange={shape => onChange({ ...fill, shape: shape === 'radial' ? 'radial' : 'linear' })}
        data={[
          { value: 'linear', label: t('colours:linear') },
          { value: 'radial', label: t('colours:radial') },
        ]}
      />
      <GradientBar
        fill={fill}
        stop={stop}
        onStop={onStop}
        onMove={(which, at) => onChange(withStop(fill, which, { at }))}
      />
      <div className={css.figures}>
        <NumberField
          key={stop}
          label={t('colours:stop_position', { stop: t(stop === 0 ? 'colours:start' : 'colours:end') })}
          suffix="%"
          min={0}
          max={100}
          value={Math.round(fill.stops[stop].at)}
          onChange={at => onChange(withStop(fill, stop, { at: Math.round(at) }))}
        />
        {isLinear && (
          <>
            <NumberField
              label={t('colours:angle')}
              suffix="°"
              value={fill.angleDeg}
              parse={typedAngle}
              onChange={angleDeg => onChange({ ...fill, angleDeg })}
            />
            <AngleDial value={fill.angleDeg} onChange={angleDeg => onChange({ ...fill, angleDeg })} />
          </>
        )}
      </div>
    </div>
  )
}
