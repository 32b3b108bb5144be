import type { Fill, Gradient } from '@kitwright/design'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { ColourCode } from './ColourCode.tsx'
import { CLOTH_COLOURS } from './colours.ts'
import styles from './controls.module.css'
import { colourOf, toGradient, toSolid, withColour, type StopAt } from './fills.ts'
import { HexInput } from './HexInput.tsx'
import { PickerButton } from './PickerButton.tsx'
import { Swatches } from './Swatches.tsx'
import { useNoteColour } from './useNoteColour.ts'

interface FillFieldProps {
  readonly label: string
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
}

interface StopButtonsProps {
  readonly fill: Gradient
  readonly stop: StopAt
  readonly onStop: (at: StopAt) => void
}

function StopButtons({ fill, stop, onStop }: StopButtonsProps) {
  const say = useWords()
  return (
    <div className={styles.stops}>
      {([0, 1] as const).map(at => (
        <button key={at} type="button" className={styles.stop} aria-pressed={stop === at} onClick={() => onStop(at)}>
          <span className={styles.stopColour} style={{ background: fill.stops[at].colour }} />
          {say(at === 0 ? 'gradientStart' : 'gradientEnd')}
        </button>
      ))}
    </div>
  )
}

/** One colour, or a gradient of two. */
export function FillField({ label, value, onChange }: FillFieldProps) {
  const say = useWords()
  const note = useNoteColour()
  const [stop, setStop] = useState<StopAt>(0)
  const colour = colourOf(value, stop)
  const change = (next: string): void => {
    onChange(withColour(value, stop, next))
    note(next)
  }
  const isGradient = value.kind === 'gradient'
  const colourLabel = isGradient ? `${label}: ${say(stop === 0 ? 'gradientStart' : 'gradientEnd')}` : label
  return (
    <div role="group" aria-label={label}>
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
      <div className={styles.row}>
        <PickerButton
          hasGradient
          hasAlpha
          isWide={isGradient}
          label={label}
          value={value}
          onChange={onChange}
          stop={stop}
          onStop={setStop}
        />
        {isGradient && <StopButtons fill={value} stop={stop} onStop={setStop} />}
        <HexInput
          key={colourLabel}
          hasAlpha
          label={say('hexOf', { label: colourLabel })}
          value={colour}
          onChange={change}
        />
      </div>
      <ColourCode colour={colour} />
      <Swatches colours={CLOTH_COLOURS} value={colour} onChange={change} />
    </div>
  )
}
