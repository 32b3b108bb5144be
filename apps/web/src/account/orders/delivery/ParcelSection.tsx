import type { Order } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { ParcelRows, type Parcels } from '../../../domainComponents/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'

function ReceiveButton({ onReceive }: { onReceive: () => void }) {
  const { t } = useTranslation(['shipment'])
  return (
    <Button size="sm" mt={6} variant="default" leftSection={<IconPackage size={18} aria-hidden />} onClick={onReceive}>
      {t('shipment:receive')}
    </Button>
  )
}

/** The parcels of an own order; each one that has come can be confirmed. */
export function ParcelSection({ order }: { order: Order }) {
  const { t } = useTranslation(['shipment'])
  const api = useApi()
  const send = useSend()
  const { data } = useCall('GET /api/orders/{id}/parcels', { params: { id: order.id } })
  if (!data || data.items.length === 0) return null
  const receive = async (parcel: string): Promise<void> => {
    const params = { id: order.id, parcel }
    await send(
      async () => api('POST /api/orders/{id}/parcels/{parcel}/receive', { params }),
      t('shipment:receive_done'),
    )
  }
  const parcelButton = ({ id, receivedAt }: Parcels['items'][number]): ReactNode =>
    receivedAt === null && <ReceiveButton onReceive={() => void receive(id)} />
  return (
    <section>
      <h3>{t('shipment:parcels')}</h3>
      <ParcelRows parcels={data} lines={order.lines} act={parcelButton} />
    </section>
  )
}
