import { Button } from '@mantine/core'
import { IconEdit } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { lazy } from '../../ui/index.ts'
import type { OfficeOrder } from '../officeTypes.ts'

// Most visits of an order change nothing of it.
const EditDialog = lazy(async () => ({ default: (await import('./EditDialog.tsx')).EditDialog }))

/** Opens the editor of an order that has not ended. */
export function EditButton({ order: { id, number, status } }: { readonly order: OfficeOrder }) {
  const { t } = useTranslation(['edits'])
  const [isOpen, setOpen] = useState(false)
  if (status === 'RECEIVED' || status === 'CANCELED') return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconEdit size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('edits:open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditDialog orderId={id} number={number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
