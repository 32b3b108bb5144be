import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { lazy } from '../../ui/index.ts'

const TaskDialog = lazy(async () => ({ default: (await import('./TaskDialog.tsx')).TaskDialog }))

/** A button that opens a new task, about an order or by itself. */
export function AddTask({ orderId }: { orderId: string | null }) {
  const { t } = useTranslation(['tasks'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('tasks:add')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TaskDialog orderId={orderId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
