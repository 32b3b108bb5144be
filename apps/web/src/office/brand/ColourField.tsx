import { parseHex, readableOn, SHADES, shadesOf } from '@kitwright/measure'
import { TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import css from './ColourField.module.css'

interface Props {
  readonly colour: string
  readonly error: string | undefined
  readonly field: UseFormRegisterReturn
  readonly onPick: (colour: string) => void
}

/** The shop's colour, typed or picked, with its shades and a button in it. */
export function ColourField({ colour, error, field, onPick }: Props) {
  const { t } = useTranslation('office')
  const parsed = parseHex(colour)
  const shades = parsed && shadesOf(parsed)
  return (
    <div>
      <div className={css.row}>
        <input
          type="color"
          aria-label={t('colour')}
          className={css.picker}
          value={parsed ? colour.slice(0, 7).toLowerCase() : '#10b981'}
          onChange={event => onPick(event.currentTarget.value)}
        />
        <TextInput label={t('colour')} required maxLength={7} spellCheck={false} error={error} {...field} />
      </div>
      {parsed && shades && (
        <div className={css.preview} aria-hidden>
          {SHADES.map(shade => (
            <span key={shade} style={{ background: shades[shade] }} />
          ))}
          <b style={{ background: colour, color: readableOn(parsed) }}>{t('colour_preview')}</b>
        </div>
      )}
    </div>
  )
}
