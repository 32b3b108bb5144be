import type { Fill, Gradient } from '@kitwright/design'
import { Group, SegmentedControl, Slider, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { ColourField } from './ColourField.tsx'
import styles from './controls.module.css'
import { cssOf, toGradient, toSolid, typedAngle, withStop } from './fills.ts'
import { NumberField } from './NumberField.tsx'

interface FillFieldProps {
  readonly label: string
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
}

function StopButtons({ fill, active, onActive }: { fill: Gradient; active: 0 | 1; onActive: (at: 0 | 1) => void }) {
  const say = useWords()
  return (
    <Group gap="xs" grow>
      {([0, 1] as const).map(at => (
        <UnstyledButton key={at} className={styles.stop} aria-pressed={active === at} onClick={() => onActive(at)}>
          <span className={styles.stopColour} style={{ background: fill.stops[at].colour }} />
          {say(at === 0 ? 'gradientStart' : 'gradientEnd')}
        </UnstyledButton>
      ))}
    </Group>
  )
}

function GradientFields({
  label,
  value,
  onChange,
}: {
  label: string
  value: Gradient
  onChange: (fill: Gradient) => void
}) {
  const say = useWords()
  const [active, setActive] = useState<0 | 1>(0)
  const stop = value.stops[active]
  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={say('gradientShape')}
        value={value.shape}
        onChange={shape => onChange({ ...value, shape: shape === 'radial' ? 'radial' : 'linear' })}
        data={[
          { value: 'linear', label: say('linear') },
          { value: 'radial', label: say('radial') },
        ]}
      />
      <div className={styles.gradient} style={{ background: cssOf({ ...value, shape: 'linear', angleDeg: 90 }) }} />
      <StopButtons fill={value} active={active} onActive={setActive} />
      <Text size="xs" c="dimmed" id="stop-at">
        {say('stopPosition', { percent: Math.round(stop.at) })}
      </Text>
      <Slider
        size="sm"
        thumbLabel={say('stopPosition', { percent: Math.round(stop.at) })}
        label={null}
        value={stop.at}
        onChange={at => onChange(withStop(value, active, { at: Math.round(at) }))}
      />
      {value.shape === 'linear' && (
        <NumberField
          label={say('angle')}
          suffix="°"
          value={value.angleDeg}
          parse={typedAngle}
          onChange={angleDeg => onChange({ ...value, angleDeg })}
          step={15}
        />
      )}
      <ColourField
        label={`${label}: ${say(active === 0 ? 'gradientStart' : 'gradientEnd')}`}
        value={stop.colour}
        onChange={colour => onChange(withStop(value, active, { colour }))}
      />
    </Stack>
  )
}

/** One colour, or a gradient of two. */
export function FillField({ label, value, onChange }: FillFieldProps) {
  const say = useWords()
  return (
    <Stack gap="xs">
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={say('fillKind')}
        value={value.kind}
        onChange={kind => onChange(kind === 'gradient' ? toGradient(value) : toSolid(value))}
        data={[
          { value: 'solid', label: say('solid') },
          { value: 'gradient', label: say('gradient') },
        ]}
      />
      {value.kind === 'solid' ? (
        <ColourField label={label} value={value.colour} onChange={colour => onChange({ kind: 'solid', colour })} />
      ) : (
        <GradientFields label={label} value={value} onChange={onChange} />
      )}
    </Stack>
  )
}
