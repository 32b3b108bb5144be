import { useTranslation } from 'react-i18next'
import css from './Production.module.css'
import type { Pack } from './usePacks.ts'

/** Colours that the supplier's printer makes otherwise: as designed, and as they will come. */
export function Colours({ colours }: Pick<Pack, 'colours'>) {
  const { t } = useTranslation(['production'])
  if (colours.length === 0) return null
  return (
    <details className={css.findings}>
      <summary>{t('production:colours', { count: colours.length })}</summary>
      <ul>
        {colours.map(({ colour, comes, deltaE }) => (
          <li key={colour} className={css.colour}>
            <span className={css.swatches} aria-hidden>
              <span style={{ background: colour }} />
              <span style={{ background: comes }} />
            </span>
            <span>
              {t('production:colour_comes', { colour, comes })}
              <small>ΔE {deltaE.toFixed(0)}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
