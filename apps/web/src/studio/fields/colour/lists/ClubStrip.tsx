import { useTranslation } from '../../../../texts/index.ts'
import { useColours } from '../../swatches/ColourContext.ts'
import type { PickerState } from '../usePickerState.ts'
import css from './ClubStrip.module.css'

/** The club's colours above all other colour controls. A press on the current one releases it. */
export function ClubStrip({ picker }: { readonly picker: PickerState }) {
  const { t } = useTranslation(['club'])
  const club = useColours(ports => ports.club())
  if (club.length === 0) return null
  return (
    <div role="group" aria-label={t('club:title')} className={css.strip}>
      {club.map(({ tone, name, colour }) => {
        const isWorn = picker.tone === tone && picker.hex === colour
        const called = name ?? t(`club:${tone}`)
        return (
          <button
            key={tone}
            type="button"
            className={css.colour}
            aria-pressed={isWorn}
            aria-label={t(isWorn ? 'club:worn' : 'club:use', { name: called })}
            title={called}
            onClick={() => picker.setHex(colour, isWorn ? null : tone)}
          >
            <span className={css.dot} style={{ background: colour }} />
            <span className={css.name}>{called}</span>
          </button>
        )
      })}
    </div>
  )
}
