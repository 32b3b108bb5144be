import { snakeCase } from '@kitwright/words'
import { useTranslation } from 'react-i18next'
import css from './Production.module.css'
import type { Pack } from './usePacks.ts'

/** How fine pictures and patterns are at true size, the coarse ones first. */
export function Findings({ findings }: Pick<Pack, 'findings'>) {
  const { t } = useTranslation(['production', 'arrange'])
  if (findings.length === 0) return null
  const sorted = findings.toSorted((a, b) => a.dpi - b.dpi)
  return (
    <details className={css.findings} open={sorted.some(({ isCoarse }) => isCoarse)}>
      <summary>{t('production:findings')}</summary>
      <ul>
        {sorted.map(({ kind, design, piece, dpi, isCoarse }) => (
          <li key={`${kind} ${design} ${piece}`}>
            <span>
              {t(`production:finding_${kind}`, {
                piece: t(`arrange:piece_${snakeCase(piece)}` as 'arrange:piece_front'),
                dpi,
              })}
              {isCoarse && <b> · {t('production:finding_coarse')}</b>}
            </span>
            <small>{design}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
