import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useShowCart } from '../../cart/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'

/** Puts all designs of an order in the cart, and opens the cart. */
export function ReorderButton({ orderId: id }: { orderId: string }) {
  const { t } = useTranslation(['account', 'cart'])
  const api = useApi()
  const navigate = useNavigate()
  const show = useShowCart()
  const send = useSend(null)
  const reorder = async (): Promise<boolean> =>
    send(async () => api('POST /api/cart/orders/{id}', { params: { id } }), {
      done: ({ value: { cart, gone } }) => {
        show(cart)
        if (gone.length > 0) toast('info', t('cart:again_gone', { names: gone.join(', ') }))
        void navigate({ to: '/cart' })
      },
    })
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconRepeat size={16} aria-hidden />}
      onClick={() => void reorder()}
    >
      {t('account:reorder')}
    </Button>
  )
}
