import { useTranslation } from '../../texts/index.ts'
import { ClubSwatches } from './swatches/ClubSwatches.tsx'
import { ColourCode } from './swatches/ColourCode.tsx'
import { CLOTH_COLOURS } from './swatches/colours.ts'
import css from './Fields.module.css'
import { firstColour, type TonedColour } from '@kitwright/design'
import { HexInput } from './swatches/HexInput.tsx'
import { PickerButton } from './PickerButton.tsx'
import { Swatches } from './swatches/Swatches.tsx'
import { useNoteColour } from './swatches/useNoteColour.ts'

interface ColourFieldProps {
  readonly label: string
  readonly value: string
  /** The club colour that it uses. */
  readonly tone?: TonedColour['tone']
  readonly onChange: (colour: string, tone?: TonedColour['tone']) => void
  readonly withSwatches?: boolean
  /** False when the colour must be opaque, as for the cloth itself. */
  readonly hasAlpha?: boolean
}

/** Picks a colour by the picker, by typing, or from cloth colours. */
export function ColourField({ label, value, tone, onChange, withSwatches = true, hasAlpha = true }: ColourFieldProps) {
  const { t } = useTranslation(['studio'])
  const note = useNoteColour()
  const change = (colour: string, as?: TonedColour['tone']): void => {
    onChange(colour, as)
    note(colour)
  }
  return (
    <div role="group" aria-label={label}>
      <div className={css.row}>
        <PickerButton
          label={label}
          value={{ kind: 'solid', colour: value, ...(tone !== undefined && { tone }) }}
          hasAlpha={hasAlpha}
          onChange={fill => onChange(firstColour(fill), fill.kind === 'solid' ? fill.tone : undefined)}
        />
        <HexInput label={t('studio:hex_of', { label })} value={value} hasAlpha={hasAlpha} onChange={change} />
      </div>
      <ColourCode colour={value} />
      {withSwatches && <ClubSwatches value={value} tone={tone} onChange={change} />}
      {withSwatches && <Swatches colours={CLOTH_COLOURS} value={value} onChange={change} />}
    </div>
  )
}
