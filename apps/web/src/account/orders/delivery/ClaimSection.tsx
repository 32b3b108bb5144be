import { hasStatusClass, type Order } from '@kitwright/contract'
import { Button, Loader } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { ClaimRows } from '../../../domainComponents/index.ts'
import { useCall, usePreferences } from '../../../session/index.ts'
import { ClaimForm } from './ClaimForm.tsx'
import css from '../OrdersPage.module.css'
import { useClaimPhotos } from './useClaimPhotos.ts'

/** The claims of an own order with the shop's exchange rule, and the form for another. */
export function ClaimSection({ order }: { order: Order }) {
  const { t } = useTranslation(['shipment'])
  const language = usePreferences(state => state.language)
  const [isOpen, setIsOpen] = useState(false)
  const photos = useClaimPhotos(order.id)
  const { data } = useCall('GET /api/orders/{id}/claims', { params: { id: order.id } })
  const { data: parcels } = useCall('GET /api/orders/{id}/parcels', { params: { id: order.id } })
  const claims = data?.items ?? []
  const canClaim = hasStatusClass(order.status, 'made') || (parcels?.items.length ?? 0) > 0
  if (!canClaim && claims.length === 0) return null
  const rule = order.shipping.exchangeRule[language]
  return (
    <section>
      <h3>{t('shipment:claims')}</h3>
      <ClaimRows claims={claims} lines={order.lines} />
      {photos.left > 0 && (
        <p role="status" className={css.plain}>
          <Loader size={14} mr="xs" aria-hidden />
          {t('shipment:claim_photos_sending', { count: photos.left })}
        </p>
      )}
      {rule !== '' && (
        <p className={css.plain}>
          <b>{t('shipment:rule')}:</b> {rule}
        </p>
      )}
      {isOpen ? (
        <ClaimForm
          order={order}
          onSent={(claimId, files) => {
            setIsOpen(false)
            void photos.upload(claimId, files)
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <>
          <p className={css.plain}>{t('shipment:claim_text')}</p>
          <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
            {t('shipment:claim')}
          </Button>
        </>
      )}
    </section>
  )
}
