import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../texts/index.ts'
import { lazy } from '../ui/index.ts'
import css from './CartLink.module.css'

const CartBadge = lazy(async () => ({ default: (await import('./CartBadge.tsx')).CartBadge }))

/** The link to the cart. The number of its pieces comes as soon as it is loaded. */
export function CartLink() {
  const { t } = useTranslation(['common'])
  return (
    <Link to="/cart" className={css.link} title={t('common:cart')}>
      <IconShoppingCart size={22} aria-hidden />
      <Suspense fallback={<span className="kw-hidden">{t('common:cart')}</span>}>
        <CartBadge />
      </Suspense>
    </Link>
  )
}
