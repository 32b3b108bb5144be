import type { Fill, Gradient, TonedColour } from '@kitwright/design'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ColourCode } from './swatches/ColourCode.tsx'
import { CLOTH_COLOURS } from './swatches/colours.ts'
import css from './Fields.module.css'
import { ClubSwatches } from './swatches/ClubSwatches.tsx'
import { colouredOf, colourOf, toGradient, toSolid, withColour, type StopIndex } from './swatches/fills.ts'
import { HexInput } from './swatches/HexInput.tsx'
import { PickerButton } from './PickerButton.tsx'
import { Swatches } from './swatches/Swatches.tsx'
import { useNoteColour } from './swatches/useNoteColour.ts'

interface FillFieldProps {
  readonly label: string
  readonly value: Fill
  readonly onChange: (fill: Fill) => void
}

interface StopButtonsProps {
  readonly fill: Gradient
  readonly stop: StopIndex
  readonly onStop: (at: StopIndex) => void
}

function StopButtons({ fill, stop, onStop }: StopButtonsProps) {
  const { t } = useTranslation(['studio'])
  return (
    <div className={css.stops}>
      {([0, 1] as const).map(at => (
        <button key={at} type="button" className={css.stop} aria-pressed={stop === at} onClick={() => onStop(at)}>
          <span className={css.stopColour} style={{ background: fill.stops[at].colour }} />
          {t(at === 0 ? 'studio:gradient_start' : 'studio:gradient_end')}
        </button>
      ))}
    </div>
  )
}

/** Edits a fill: one colour, or a gradient of two. */
export function FillField({ label, value, onChange }: FillFieldProps) {
  const { t } = useTranslation(['studio'])
  const note = useNoteColour()
  const [stop, setStop] = useState<StopIndex>(0)
  const colour = colourOf(value, stop)
  const change = (next: string, tone?: TonedColour['tone']): void => {
    onChange(withColour(value, stop, next, tone))
    note(next)
  }
  const isGradient = value.kind === 'gradient'
  const colourLabel = isGradient
    ? `${label}: ${t(stop === 0 ? 'studio:gradient_start' : 'studio:gradient_end')}`
    : label
  return (
    <div role="group" aria-label={label}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('studio:fill_kind')}
        value={value.kind}
        onChange={kind => onChange(kind === 'gradient' ? toGradient(value) : toSolid(value))}
        data={[
          { value: 'solid', label: t('studio:solid') },
          { value: 'gradient', label: t('studio:gradient') },
        ]}
      />
      <div className={css.row}>
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
          label={t('studio:hex_of', { label: colourLabel })}
          value={colour}
          onChange={change}
        />
      </div>
      <ColourCode colour={colour} />
      <ClubSwatches value={colour} tone={colouredOf(value, stop).tone} onChange={change} />
      <Swatches colours={CLOTH_COLOURS} value={colour} onChange={change} />
    </div>
  )
}
