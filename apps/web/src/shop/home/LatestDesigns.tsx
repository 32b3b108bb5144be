import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useCall } from '../../session/index.ts'
import { TemplateCard } from '../store/TemplateCard.tsx'
import page from '../Page.module.css'
import css from './LatestDesigns.module.css'

/** Shows the newest ready-made designs, or nothing if the shop has none. */
export function LatestDesigns() {
  const { t } = useTranslation(['shop'])
  const { data } = useCall('GET /api/templates', { query: { sort: 'newest', pageSize: 4 } })
  if (!data || data.items.length === 0) return null
  return (
    <section className={css.section}>
      <div className={css.head}>
        <div>
          <h2 className={page.band}>{t('shop:latest_title')}</h2>
          <p>{t('shop:latest_text')}</p>
        </div>
        <Link to="/store" className={page.button}>
          {t('shop:latest_all')}
        </Link>
      </div>
      <div className={css.grid}>
        {data.items.map(template => (
          <TemplateCard key={template.id} template={template} />
        ))}
      </div>
    </section>
  )
}
