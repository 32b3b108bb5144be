import type { TonedColour } from '@kitwright/design'
import { Suspense, useId } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useColours } from './ColourContext.ts'
import css from '../Fields.module.css'

interface ClubSwatchesProps {
  readonly value: string
  /** The club colour in use, as far as the field knows. */
  readonly tone: TonedColour['tone']
  readonly onChange: (colour: string, tone: TonedColour['tone']) => void
}

/**
 * Shows the club's colours before those that anyone may use; none if the club has none. Its texts load late, and a
 * suspended component must not hide the studio, whose fields would lose focus and typed text.
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
              // A deliberately unlinked place marks no club colour, even with the same colour.
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
