import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { ShippingForm } from './ShippingForm.tsx'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Shipping() {
  const { t } = useTranslation(['dispatch'])
  usePageTitle(t('dispatch:title'))
  const { data, error, refetch } = useCall('GET /api/office/shipping', {})
  return (
    <>
      <PageHead title={t('dispatch:title')} text={t('dispatch:text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && <ShippingForm settings={data} />}
    </>
  )
}

/** Calendar, capacity and ways of delivery of the shop. */
export function ShippingPage() {
  return (
    <PageNeedsRight of="settings">
      <Shipping />
    </PageNeedsRight>
  )
}
