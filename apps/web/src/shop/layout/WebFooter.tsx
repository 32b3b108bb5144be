import { menuOf, PAGES, type MenuLink } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTenant } from '../../session/index.ts'
import css from './WebFooter.module.css'

const isNotHome = ({ to }: MenuLink): boolean => to !== PAGES.home.path

/** Company and legal links under every public page. */
export function WebFooter() {
  const { t } = useTranslation(['common'])
  const tenant = useTenant()
  const groups = [
    { title: t('common:store'), links: [...menuOf('main', tenant).filter(isNotHome), ...menuOf('shop', tenant)] },
    { title: t('common:company'), links: menuOf('company', tenant) },
    { title: t('common:legal'), links: menuOf('legal', tenant) },
  ]
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.name}>{tenant.name}</p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, label }) => (
              <Link key={to} to={to}>
                {t(`common:${label}`)}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}
