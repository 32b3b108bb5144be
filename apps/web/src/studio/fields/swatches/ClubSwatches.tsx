import type { TonedColour } from '@kitwright/design'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useColours } from './ColourContext.ts'
import css from '../Fields.module.css'

interface ClubSwatchesProps {
  readonly value: string
  /** The club colour in use, as far as the field knows. */
  readonly tone: TonedColour['tone']
  readonly onChange: (colour: string, tone: TonedColour['tone']) => void
}

/**
 * The club's colours, before those that anyone may have; none where the club has none. Its words come late: what waits for them must not
 * hide the studio, whose fields would lose the focus and what is typed.
 */
export function ClubSwatches(props: ClubSwatchesProps) {
  const hasClub = useColours(ports => ports.club().length > 0)
  return <Suspense>{hasClub && <OwnSwatches {...props} />}</Suspense>
}

function OwnSwatches({ value, tone, onChange }: ClubSwatchesProps) {
  const { t } = useTranslation(['club'])
  const id = useId()
  const club = useColours(ports => ports.club())
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
