import type { Gradient } from '@kitwright/design'
import { SegmentedControl } from '@mantine/core'
import { typedAngle, withStop, type StopAt } from '../../controls/fills.ts'
import { NumberField } from '../../controls/NumberField.tsx'
import { useColourWords } from '../words.ts'
import { AngleDial } from './AngleDial.tsx'
import styles from './gradient.module.css'
import { GradientBar } from './GradientBar.tsx'

interface GradientFieldsProps {
  readonly fill: Gradient
  readonly onChange: (fill: Gradient) => void
  readonly stop: StopAt
  readonly onStop: (stop: StopAt) => void
}

/** Shape, direction and stops of a gradient. */
export function GradientFields({ fill, onChange, stop, onStop }: GradientFieldsProps) {
  const say = useColourWords()
  const isLinear = fill.shape === 'linear'
  return (
    <div className={styles.fields}>
      <SegmentedControl
        size="xs"
        fullWidth
        classNames={{ label: styles.shape }}
        aria-label={say('shape')}
        value={fill.shape}
        onChange={shape => onChange({ ...fill, shape: shape === 'radial' ? 'radial' : 'linear' })}
        data={[
          { value: 'linear', label: say('linear') },
          { value: 'radial', label: say('radial') },
        ]}
      />
      <GradientBar
        fill={fill}
        stop={stop}
        onStop={onStop}
        onMove={(which, at) => onChange(withStop(fill, which, { at }))}
      />
      <div className={styles.figures}>
        <NumberField
          key={stop}
          label={say('stop_position', { stop: say(stop === 0 ? 'start' : 'end') })}
          suffix="%"
          min={0}
          max={100}
          value={Math.round(fill.stops[stop].at)}
          onChange={at => onChange(withStop(fill, stop, { at: Math.round(at) }))}
        />
        {isLinear && (
          <>
            <NumberField
              label={say('angle')}
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
