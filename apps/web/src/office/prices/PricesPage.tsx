import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { CallFailure } from '../list/CallFailure.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AdminOnly } from '../staff/AdminOnly.tsx'
import { PricesForm } from './PricesForm.tsx'

function Prices() {
  const { t } = useTranslation('office')
  usePageTitle(t('prices'))
  const { data, error, refetch } = useCall('GET /api/office/prices', {})
  return (
    <>
      <PageHead title={t('prices')} text={t('prices_text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={480} radius={12} />}
      {data && <PricesForm prices={data} />}
    </>
  )
}

/** The whole price list of the shop. */
export function PricesPage() {
  return (
    <AdminOnly>
      <Prices />
    </AdminOnly>
  )
}
