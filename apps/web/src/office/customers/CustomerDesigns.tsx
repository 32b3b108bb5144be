import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignBadge, DesignPicture } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import type { Customer } from '../officeTypes.ts'
import css from './CustomerPage.module.css'

const SHOWN = 8

/** A customer's latest changed designs, with a link to all of them. */
export function CustomerDesigns({ customer: { id } }: { customer: Customer }) {
  const { t } = useTranslation(['office'])
  const query = { customer: id, pageSize: SHOWN, sort: '-changed' } as const
  const { data, error, refetch } = useCall('GET /api/office/designs', { query })
  return (
    <Card
      title={t('office:designs')}
      actions={
        data && data.total > SHOWN ? (
          <Link to="/office/designs" search={{ customer: id, status: 'all' }}>
            {t('office:see_all', { count: data.total })}
          </Link>
        ) : undefined
      }
    >
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data?.total === 0 && <p>{t('office:customer_no_designs')}</p>}
      <ul className={css.designs}>
        {data?.items.map(({ id: designId, name, productType, pictureUrl, status }) => (
          <li key={designId}>
            <Link to="/office/designs/$designId" params={{ designId }}>
              <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
              {name}
            </Link>
            <DesignBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
