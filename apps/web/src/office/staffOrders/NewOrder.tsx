import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { lazy } from '../../ui/index.ts'
import { useStartDraft } from './useStartDraft.ts'

const NewOrderDialog = lazy(async () => ({ default: (await import('./NewOrderDialog.tsx')).NewOrderDialog }))

/** Begins an order: staff choose its customer first. */
export function NewOrder() {
  const { t } = useTranslation(['counter'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button data-key-new leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('counter:new')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewOrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface OrderForProps {
  readonly customerId: string
  readonly source: 'phone' | 'chat'
  readonly size?: 'xs' | 'sm'
}

/** Begins an order for a customer whose page or conversation is open. */
export function NewOrderFor({ customerId, source, size = 'sm' }: OrderForProps) {
  const { t } = useTranslation(['counter'])
  const start = useStartDraft()
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => void start({ customerId, source })}
    >
      {t('counter:new')}
    </Button>
  )
}

/** Begins an order with more of an order's designs, in the revisions of that order. */
export function MoreOfTheSame({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['counter'])
  const start = useStartDraft()
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => void start({ fillInOf: orderId, source: 'phone' })}
    >
      {t('counter:fill_in')}
    </Button>
  )
}

/** The same in a list of orders, where there is room for a sign alone. */
export function FillInSign({ orderId, number }: { readonly orderId: string; readonly number: string }) {
  const { t } = useTranslation(['counter'])
  const start = useStartDraft()
  const label = `${t('counter:fill_in')}: ${number}`
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      onClick={() => void start({ fillInOf: orderId, source: 'phone' })}
    >
      <IconPlus size={16} aria-hidden />
    </ActionIcon>
  )
}
