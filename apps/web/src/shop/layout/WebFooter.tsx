import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../../session/index.ts'
import { menuOf } from './menu.ts'
import css from './WebFooter.module.css'

const COMPANY = [
  { to: '/about', key: 'about_us' },
  { to: '/careers', key: 'careers' },
  { to: '/contact', key: 'contact_us' },
] as const
const SIZES = { to: '/sizes', key: 'size_chart' } as const
const LEGAL = [
  { to: '/privacy', key: 'privacy_policy' },
  { to: '/terms', key: 'terms_of_service' },
] as const

/** Company and legal links under every public page. */
export function WebFooter() {
  const { t } = useTranslation('common')
  const tenant = useTenant()
  const groups = [
    { title: t('store'), links: [...menuOf(tenant).filter(({ to }) => to !== '/'), SIZES] },
    { title: t('company'), links: COMPANY },
    { title: t('legal'), links: LEGAL },
  ]
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.name}>{tenant.name}</p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, key }) => (
              <Link key={to} to={to}>
                {t(key)}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}
