import type { ProductDetails } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import css from './InkCard.module.css'

/** A fabric's ink card: each colour of the shop's colour card beside the same as printed on the fabric. */
export function InkCard({ inks }: { inks: ProductDetails['fabrics'][number]['inks'] }) {
  const { t } = useTranslation(['cloth'])
  if (inks.length === 0) return null
  return (
    <details className={css.card}>
      <summary>{`${t('cloth:inks')} (${inks.length})`}</summary>
      <p>{t('cloth:inks_lead')}</p>
      <ul>
        {inks.map(({ code, name, hex, printed }) => (
          <li key={code}>
            <span
              className={css.swatches}
              role="img"
              aria-label={
                hex === null ? t('cloth:ink_printed', { code, printed }) : t('cloth:ink', { code, name, hex, printed })
              }
            >
              <i style={{ background: hex ?? 'none' }} />
              <i style={{ background: printed }} />
            </span>
            <span aria-hidden>{name || code}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
