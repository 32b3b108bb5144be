import { useTranslation } from '../../../texts/index.ts'
import css from '../Production.module.css'
import { usePieceName } from '../packs/usePieceName.ts'
import type { Pack } from '../packs/usePacks.ts'

const finenessOf = ({ dpi }: Pack['findings'][number]): number => dpi ?? Infinity

/** Resolution of pictures and patterns at true size, coarse ones first. */
export function Findings({ findings }: Pick<Pack, 'findings'>) {
  const { t } = useTranslation(['production'])
  const pieceName = usePieceName()
  if (findings.length === 0) return null
  const tell = (kind: Pack['findings'][number]['kind'], piece: string, dpi: number | null): string =>
    dpi === null ? t('production:finding_shapes', { piece }) : t(`production:finding_${kind}`, { piece, dpi })
  const sorted = findings.toSorted((a, b) => finenessOf(a) - finenessOf(b))
  return (
    <details className={css.findings} open={sorted.some(({ isCoarse }) => isCoarse)}>
      <summary>{t('production:findings')}</summary>
      <ul>
        {sorted.map(({ kind, design, piece, dpi, isCoarse }) => (
          <li key={`${kind} ${design} ${piece}`}>
            <span>
              {tell(kind, pieceName(piece), dpi)}
              {isCoarse && <b> · {t('production:finding_coarse')}</b>}
            </span>
            <small>{design}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
