import { Loader } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useCart } from '../../cart/index.ts'
import { CallFailure } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, formatCents } from '../../ui/index.ts'
import page from '../Page.module.css'
import { AskQuoteForm } from './AskQuoteForm.tsx'
import css from './QuotePage.module.css'

/** `/cart/quote`: asks the shop for a price of the cart. */
export function AskQuotePage() {
  const { t } = useTranslation(['quote', 'cart', 'common'])
  const { data: cart, error, refetch } = useCart()
  if (error && !cart) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!cart)
    return (
      <div className={page.page}>
        <Loader mt="xl" aria-label={t('common:loading')} />
      </div>
    )
  if (cart.items.length === 0)
    return (
      <div className={page.page}>
        <EmptyState isPage shape="hanger" title={t('cart:empty')} text={t('quote:empty_text')}>
          <ButtonLink to="/store">{t('cart:to_store')}</ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('quote:ask_title')}</h1>
      <p className={page.lead}>{t('quote:ask_text')}</p>
      <div className={css.ask}>
        <Card>
          <AskQuoteForm />
        </Card>
        <Card>
          <ul className={css.list}>
            {cart.items.map(({ id, name, qty, totalCents }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{t('quote:pieces', { count: qty })}</small>
                </span>
                <span className="kw-num">{totalCents === null ? '–' : formatCents(totalCents)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
