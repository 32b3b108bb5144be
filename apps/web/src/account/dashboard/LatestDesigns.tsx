import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { useCall } from '../../session/index.ts'
import { ButtonLink, EmptyState } from '../../ui/index.ts'
import css from './DashboardPage.module.css'

const SHOWN = 6

/** The designs changed last; each opens in the studio. */
export function LatestDesigns() {
  const { t } = useTranslation(['account'])
  const { data } = useCall('GET /api/designs', { query: { pageSize: SHOWN } })
  if (!data) return null
  if (data.items.length === 0) {
    return (
      <EmptyState title={t('account:no_designs')} text={t('account:no_designs_text')}>
        <ButtonLink to="/store">{t('account:start_design')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={css.designs}>
      {data.items.map(({ id, name, productType, pictureUrl }) => (
        <Link
          key={id}
          className={css.design}
          to="/design/$slug"
          params={{ slug: editorPathOf(productType) }}
          search={{ design: id }}
        >
          <DesignPicture type={productType} name={name} pictureUrl={pictureUrl} />
          <span>{name}</span>
        </Link>
      ))}
    </div>
  )
}
