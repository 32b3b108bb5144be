import type { Cart } from '@kitwright/contract'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useDates, useSend } from '../../session/index.ts'
import { Card, toast } from '../../ui/index.ts'
import css from './Cart.module.css'

/** Says who has approved the cart, or that a link waits for it. */
function ApprovalState({ cart: { link, version } }: { cart: Cart }) {
  const { t } = useTranslation(['cart'])
  const date = useDates()
  if (!link) return null
  const { approval, expiresAt } = link
  if (!approval) return <p>{t('cart:approve_open', { date: date(expiresAt) })}</p>
  const said = { name: approval.name, date: date(approval.at) }
  return approval.version === version ? (
    <p className={css.step}>{t('cart:approved', said)}</p>
  ) : (
    <p className={css.missing}>{t('cart:approved_earlier', said)}</p>
  )
}

/** Makes the link by which somebody without an account approves the cart, and shows their approval. */
export function ApprovalCard({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['cart'])
  const api = useApi()
  const queries = useQueryClient()
  const send = useSend({ queryKey: ['GET /api/cart'] })
  // The server keeps no copy of a link: it can be copied as long as the page is open.
  const [address, setAddress] = useState('')
  const make = async (): Promise<boolean> =>
    send(async () => api('POST /api/cart/link', { body: { version: cart.version } }), {
      isQuiet: true,
      done: ({ value }) => setAddress(location.origin + value.path),
      refused: async () => {
        await queries.invalidateQueries({ queryKey: ['GET /api/cart'] })
        return false
      },
    })
  const close = async (): Promise<boolean> =>
    send(async () => api('DELETE /api/cart/link', {}), {
      said: t('cart:approve_closed'),
      isQuiet: true,
      done: () => setAddress(''),
    })
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    toast('success', t('cart:approve_copied'))
  }
  return (
    <Card title={t('cart:approve_title')} text={t('cart:approve_text')}>
      <ApprovalState cart={cart} />
      {address !== '' && (
        <div className={css.link}>
          <TextInput label={t('cart:approve_link')} value={address} readOnly onFocus={event => event.target.select()} />
          <Button variant="default" size="sm" onClick={() => void copy()}>
            {t('cart:approve_copy')}
          </Button>
        </div>
      )}
      <div className={css.actions}>
        <Button variant="default" size="sm" onClick={() => void make()}>
          {t(cart.link ? 'cart:approve_again' : 'cart:approve_make')}
        </Button>
        {cart.link && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => void close()}>
            {t('cart:approve_close')}
          </Button>
        )}
      </div>
    </Card>
  )
}
