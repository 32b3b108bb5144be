import type { CartApproval } from '@kitwright/contract'
import { LIMITS } from '@kitwright/contract/limits'
import type { DesignDocument } from '@kitwright/design'
import { Alert, Button, Loader, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { sumOf } from '../../cart/index.ts'
import { DesignPicture, KeptOffers, useFabricName } from '../../domainComponents/index.ts'
import { CallFailure, useApi, useCall, useDates, useSend } from '../../session/index.ts'
import { Card, EmptyState, formatCents, toast } from '../../ui/index.ts'
import page from '../Page.module.css'
import css from './Cart.module.css'
import { ItemPieces } from './ItemPieces.tsx'
import { ItemPrice } from './ItemPrice.tsx'

const CART = 'GET /api/cart-approvals/{token}'

function Items({ items }: Pick<CartApproval, 'items'>) {
  const { t } = useTranslation(['cart', 'common'])
  const fabricName = useFabricName()
  return (
    <ul className={css.items}>
      {items.map(item => (
        <li key={`${item.name} ${item.fabric}`} className={css.item} aria-label={item.name}>
          <div className={css.picture}>
            <DesignPicture
              type={item.productType}
              name=""
              pictureUrl={item.pictureUrl}
              design={item.document as DesignDocument}
            />
          </div>
          <div className={css.words}>
            <h2>{item.name}</h2>
            <p className={css.facts}>
              {t(`common:type_${item.productType}`)} · {fabricName(item.fabric)}
            </p>
            <ItemPieces lines={item.lines} />
          </div>
          <ItemPrice
            item={item}
            total={item.totalCents === null ? t('cart:without_price') : formatCents(item.totalCents)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The form in which a visitor approves by name. */
function Samples({ samples }: Pick<CartApproval, 'samples'>) {
  const { t } = useTranslation(['cart', 'common', 'sample'])
  return samples.map(({ kind, productType, cents }) => (
    <p key={`${kind} ${productType}`} className={`${css.facts} kw-num`}>
      {t(`sample:kind_${kind}`)}, {t(`common:type_${productType}`)}:{' '}
      {cents === null ? t('cart:without_price') : formatCents(cents)}
    </p>
  ))
}

function Total({ cart }: { cart: CartApproval }) {
  const { t } = useTranslation(['cart'])
  const total = sumOf(cart)
  return (
    <>
      <dl className={css.total}>
        <dt>{t('cart:total')}</dt>
        <dd className="kw-num">{total === null ? '–' : formatCents(total)}</dd>
      </dl>
      <Samples samples={cart.samples} />
      <KeptOffers offers={cart.offers} />
    </>
  )
}

function ApproveForm({ cart, token }: { cart: CartApproval; token: string }) {
  const { t } = useTranslation(['cart'])
  const api = useApi()
  const queries = useQueryClient()
  const send = useSend(null)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const approve = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    await send(
      async () => api('POST /api/cart-approvals/{token}', { params: { token }, body: { version: cart.version, name } }),
      {
        done: ({ value }) => {
          queries.setQueryData([CART, { params: { token } }], value.approval)
          if (!value.isApplied) toast('info', t('cart:approval_changed'))
        },
      },
    )
  }
  return (
    <form onSubmit={event => void approve(event)} noValidate className={css.approve}>
      <TextInput
        label={t('cart:approval_name')}
        value={name}
        maxLength={LIMITS.name}
        required
        autoComplete="name"
        error={isMissing && t('cart:approval_name_required')}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="md">
        {t('cart:approval_approve')}
      </Button>
    </form>
  )
}

/** `/cart/approve/{token}`: a cart as a treasurer sees it, who approves it without an account. */
export function ApprovalPage() {
  const { t } = useTranslation(['cart', 'common'])
  const { token } = useParams({ from: '/shop/cart/approve/$token' })
  const date = useDates()
  const { data: cart, error, refetch } = useCall(CART, { params: { token } })
  if (error && ['not-found', 'cart-link-ended', 'invalid-input'].includes(error.failure.error.id))
    return (
      <div className={page.page}>
        <EmptyState isPage title={t('cart:approval_ended')} text={t('cart:approval_ended_text')} />
      </div>
    )
  const approval = cart?.approval?.version === cart?.version ? cart?.approval : null
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('cart:approval_title')}</h1>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!cart && !error && <Loader mt="xl" aria-label={t('common:loading')} />}
      {cart && (
        <>
          <p className={page.lead}>
            {cart.sentBy === '' ? t('cart:approval_text_guest') : t('cart:approval_text', { name: cart.sentBy })}
          </p>
          <div className={css.columns}>
            <Items items={cart.items} />
            <Card>
              <Total cart={cart} />
              {approval ? (
                <Alert color="green" variant="light" role="status">
                  {t('cart:approval_done', { name: approval.name, date: date(approval.at) })}
                </Alert>
              ) : (
                <ApproveForm key={cart.version} cart={cart} token={token} />
              )}
              <p className={css.facts}>{t('cart:approval_until', { date: date(cart.expiresAt) })}</p>
            </Card>
          </div>
        </>
      )}
    </div>
  )
}
