import { menuOf, ownPagePath, PAGES, type MenuLink } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences, useTenant } from '../../session/index.ts'
import css from './WebFooter.module.css'

const isNotHome = ({ to }: MenuLink): boolean => to !== PAGES.home.path

const link = (to: string, text: string) => (
  <Link key={to} to={to}>
    {text}
  </Link>
)

/** Company and legal links under every public page. */
export function WebFooter() {
  const { t } = useTranslation(['common'])
  const tenant = useTenant()
  const language = usePreferences(state => state.language)
  const groups = [
    [t('common:store'), [...menuOf('main', tenant).filter(isNotHome), ...menuOf('shop', tenant)]],
    [t('common:company'), menuOf('company', tenant)],
    [t('common:legal'), menuOf('legal', tenant)],
  ] as const
  const own = tenant.ownPages?.map(({ slug, title }) => link(ownPagePath(slug), title[language]))
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.name}>{tenant.name}</p>
        {groups.map(([title, links], index) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, label }) => link(to, t(`common:${label}`)))}
            {index === 1 && own}
          </nav>
        ))}
      </div>
    </footer>
  )
}
