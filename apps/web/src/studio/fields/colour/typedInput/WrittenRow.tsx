import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import type { PickerState } from '../usePickerState.ts'
import { COLOUR_FORMATS, type ColourFormat } from '../text/colourText.ts'
import { formatFill } from '../text/fillText.ts'
import { Figures } from './Figures.tsx'
import css from './TypedField.module.css'

/** The format that was used last, until the page is left. */
let lastFormat: ColourFormat = 'rgb'
const LABELS = { hex: 'HEX', rgb: 'RGB', prgb: 'RGB %', hsl: 'HSL', hsv: 'HSV' } as const

interface WrittenRowProps {
  readonly picker: PickerState
  readonly hasAlpha: boolean
  readonly onCopy: (text: string) => void
}

/** The colour as text; a press on its swatch copies it in the current format. */
export function WrittenRow({ picker, hasAlpha, onCopy }: WrittenRowProps) {
  const { t } = useTranslation(['colours'])
  const [format, setFormat] = useState(lastFormat)
  const text = formatFill({ kind: 'solid', colour: picker.hex }, format)
  return (
    <div className={css.row}>
      <button
        type="button"
        className={css.preview}
        aria-label={t('colours:copy', { text })}
        title={t('colours:copy', { text })}
        onClick={() => onCopy(text)}
      >
        <span style={{ background: picker.hex }} />
      </button>
      <Figures key={format} format={format} hex={picker.hex} onHex={picker.setHex} hasAlpha={hasAlpha} />
      <NativeSelect
        size="xs"
        className={css.format}
        aria-label={t('colours:format')}
        value={format}
        data={COLOUR_FORMATS.map(each => ({
          value: each,
          label: each === 'name' ? t('colours:format_name') : LABELS[each],
        }))}
        onChange={event => {
          lastFormat = event.currentTarget.value as ColourFormat
          setFormat(lastFormat)
        }}
      />
    </div>
  )
}
