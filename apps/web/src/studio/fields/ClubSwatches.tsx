import type { TonedColour } from '@kitwright/design'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useColours } from './ColourContext.ts'
import css from './Fields.module.css'

interface ClubSwatchesProps {
  readonly value: string
  /** Which of the club's colours is worn, as far as the field knows. */
  readonly tone: TonedColour['tone']
  readonly onChange: (colour: string, tone: TonedColour['tone']) => void
}

/** The club's colours, before those that anyone may have; none where the club has none. */
export function ClubSwatches({ value, tone, onChange }: ClubSwatchesProps) {
  const { t } = useTranslation(['club'])
  const id = useId()
  const club = useColours(ports => ports.club())
  if (club.length === 0) return null
  return (
    <div className={css.club} role="group" aria-labelledby={id}>
      <span id={id} className={css.clubTitle}>
        {t('club:title')}
      </span>
      <div className={css.swatches}>
        {club.map(own => {
          const name = own.name ?? t(`club:${own.tone}`)
          return (
            <button
              key={own.tone}
              type="button"
              className={css.swatch}
              aria-label={t('club:use', { name })}
              title={name}
              // A place that is free on purpose wears none, though it may be as coloured.
              aria-pressed={value === own.colour && (tone === undefined || tone === own.tone)}
              onClick={() => onChange(own.colour, own.tone)}
            >
              <span style={{ background: own.colour }} />
            </button>
          )
        })}
      </div>
    </div>
  )
}
