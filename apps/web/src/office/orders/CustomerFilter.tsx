import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { type List, useCall } from '../../session/index.ts'
import { nameOf } from '../officeTypes.ts'

/** Shows that a list is filtered by one customer, and clears the filter. */
export function CustomerFilter({ list }: { list: List }) {
  const { t } = useTranslation(['office'])
  const id = list.search.customer
  const { data } = useCall('GET /api/office/customers/{id}', { params: { id: id ?? '' } }, { isEnabled: Boolean(id) })
  if (!id) return null
  return (
    <Button
      variant="light"
      size="sm"
      mb="sm"
      rightSection={<IconX size={16} aria-hidden />}
      onClick={() => list.set({ customer: undefined })}
    >
      {t('office:only_customer', { name: data ? nameOf(data) : '…' })}
    </Button>
  )
}
