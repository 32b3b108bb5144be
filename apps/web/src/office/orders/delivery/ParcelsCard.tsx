import { hasStatusClass } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { ParcelRows } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from '../OrderPage.module.css'
import { ParcelForm } from './ParcelForm.tsx'
import { PromiseForm } from './PromiseForm.tsx'
import { NeedsRight } from '../../session/NeedsRight.tsx'

/** The promised day of an order, its parcels, and the form for the next one. */
export function ParcelsCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['dispatch', 'shipment'])
  const { data } = useCall('GET /api/office/orders/{id}/parcels', { params: { id: order.id } })
  const { status } = order
  const canSend = status === 'PROCESSING' || (hasStatusClass(status, 'made') && status !== 'RECEIVED')
  const left = data?.left ?? []
  return (
    <Card title={t('dispatch:title')}>
      <NeedsRight of="orders">
        <PromiseForm order={order} />
      </NeedsRight>
      {data && <ParcelRows parcels={data} lines={order.lines} />}
      {status !== 'CANCELED' && status !== 'RECEIVED' && !canSend && (
        <p className={css.plain}>{t('dispatch:parcel_waits')}</p>
      )}
      {canSend && left.length > 0 && (
        <>
          <h3 className={css.label}>{t('dispatch:parcel_new')}</h3>
          <ParcelForm key={JSON.stringify(left)} order={order} left={left} />
        </>
      )}
    </Card>
  )
}
