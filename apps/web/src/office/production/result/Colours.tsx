import { useTranslation } from '../../../texts/index.ts'
import { useFabricName } from '../../../domainComponents/index.ts'
import css from '../Production.module.css'
import type { Pack } from '../packs/usePacks.ts'

/** Colours that the supplier's printer renders differently: as designed and as printed. */
export function Colours({ colours }: Pick<Pack, 'colours'>) {
  const { t } = useTranslation(['production'])
  const fabricName = useFabricName()
  if (colours.length === 0) return null
  return (
    <details className={css.findings}>
      <summary>{t('production:colours', { count: colours.length })}</summary>
      <ul>
        {colours.map(({ colour, comes, deltaE, fabrics }) => (
          <li key={[colour, ...fabrics].join(' ')} className={css.colour}>
            <span className={css.swatches} aria-hidden>
              <span style={{ background: colour }} />
              <span style={{ background: comes }} />
            </span>
            <span>
              {t('production:colour_comes', { colour, comes })}
              <small>{[`ΔE ${deltaE.toFixed(0)}`, ...fabrics.map(fabricName)].join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
