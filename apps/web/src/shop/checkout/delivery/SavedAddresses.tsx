import { NativeSelect } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, useSession } from '../../../session/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'

const FIELDS = ['place', 'address', 'landmark', 'phone', 'directions', 'mapPoint'] as const

/** Fills the address fields from one that the customer saved; nothing for visitors and without a saved one. */
export function SavedAddresses({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['shipment'])
  const { isSignedIn } = useSession()
  const { setValue } = useFormContext<CheckoutForm>()
  const { data } = useCall('GET /api/addresses', {}, { isEnabled: isSignedIn })
  if (!data || data.items.length === 0) return null
  const take = (id: string): void => {
    const saved = data.items.find(each => each.id === id)
    for (const field of FIELDS) setValue(field, saved?.[field] ?? '', { shouldValidate: saved !== undefined })
  }
  return (
    <NativeSelect
      className={className ?? ''}
      label={t('shipment:saved')}
      defaultValue=""
      onChange={({ currentTarget: { value } }) => take(value)}
      data={[
        { value: '', label: t('shipment:saved_new') },
        ...data.items.map(({ id, name, address }) => ({ value: id, label: `${name} · ${address}` })),
      ]}
    />
  )
}
