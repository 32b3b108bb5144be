import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../texts/index.ts'
import { hasStaffTokens } from '../session/index.ts'
import { rememberedLink } from './rememberedLink.ts'
import { Strange } from './LinkRequired.tsx'
import css from './SupplierPage.module.css'
import { Topbar } from './Topbar.tsx'

/**
 * Handles the QR code of an order's papers: opens the order in the office for staff, and in the supplier's work through
 * the link that the supplier opened here before.
 */
export function PapersPage({ number }: { number: string }) {
  const { t } = useTranslation(['suppliers'])
  const navigate = useNavigate()
  const order = number.toUpperCase()
  const title = t('suppliers:order', { number: order })
  useEffect(() => {
    document.title = title
  }, [title])
  const search = { search: order }
  if (hasStaffTokens()) return <Navigate to="/office/orders" search={search} replace />
  const token = rememberedLink()
  if (token !== null) return <Navigate to="/supplier/$token" params={{ token }} hash={order} replace />
  return (
    <div className={css.page}>
      <Topbar />
      <main id="content">
        <Strange onOffice={() => void navigate({ to: '/office/orders', search })} />
      </main>
    </div>
  )
}
