import { hasStatusClass } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { lazy } from '../../../ui/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'

// Few orders are split.
const SplitDialog = lazy(async () => ({ default: (await import('./SplitDialog.tsx')).SplitDialog }))

/** Opens the split of an order of several pieces that is not being made. */
export function SplitButton({ order: { id, number, status, qty } }: { readonly order: OfficeOrder }) {
  const { t } = useTranslation(['edits'])
  const [isOpen, setOpen] = useState(false)
  if (qty < 2 || (!isOpen && (!hasStatusClass(status, 'before_production') || hasStatusClass(status, 'ended'))))
    return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowsSplit2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('edits:split')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SplitDialog orderId={id} number={number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
