import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import type { Address } from '../../ui/index.ts'
import { nameOf } from '../types.ts'

/** Says that a list shows one customer's alone, and shows everybody's again. */
export function CustomerFilter({ address }: { address: Address }) {
  const { t } = useTranslation('office')
  const id = address.filters['customer']
  const { data } = useCall('GET /api/office/customers/{id}', { params: { id: id ?? '' } }, { isEnabled: Boolean(id) })
  if (!id) return null
  return (
    <Button
      variant="light"
      size="sm"
      mb="sm"
      rightSection={<IconX size={16} aria-hidden />}
      onClick={() => address.set({ customer: undefined })}
    >
      {t('only_customer', { name: data ? nameOf(data) : '…' })}
    </Button>
  )
}
