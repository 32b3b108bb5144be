import { encodeQR } from 'qr'
import { useTranslation } from '../../../texts/index.ts'
import css from './FactorStep.module.css'

/** The width of the white margin that readers require, in modules. */
const QUIET = 4

/** Secret of an authenticator app: as a picture to scan, black on white in dark mode too, and as text to type. */
export function AppSecret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { t } = useTranslation(['factors'])
  const rows = encodeQR(uri, 'raw', { ecc: 'medium', border: QUIET })
  const cells = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div>
      <p>{t('factors:scan_text')}</p>
      <div className={css.picture}>
        <svg
          role="img"
          aria-label={t('factors:qr_label')}
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          shapeRendering="crispEdges"
        >
          <rect width={rows.length} height={rows.length} fill="#ffffff" />
          <path d={cells.join('')} fill="#000000" />
        </svg>
      </div>
      <p>
        {t('factors:secret')} <code className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
