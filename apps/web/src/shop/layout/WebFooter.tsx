import { menuOf, ownPagePath, PAGES, type MenuLink } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useThemeName } from '../../domainComponents/index.ts'
import { usePreferences, useTenant } from '../../session/index.ts'
import css from './WebFooter.module.css'

/** Names of the footer's parts for the themes' style sheets. */
const THEMED: Readonly<Record<string, string>> = { footer: 'foot', inner: 'foot__in', name: 'foot__name' }

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
  const classes: Readonly<Record<string, string | undefined>> = useThemeName() === null ? css : THEMED
  const language = usePreferences(state => state.language)
  const groups = [
    [t('common:store'), [...menuOf('main', tenant).filter(isNotHome), ...menuOf('shop', tenant)]],
    [t('common:company'), menuOf('company', tenant)],
    [t('common:legal'), menuOf('legal', tenant)],
  ] as const
  const own = tenant.ownPages?.map(({ slug, title }) => link(ownPagePath(slug), title[language]))
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <p className={classes['name']}>{tenant.name}</p>
        {groups.map(([title, links], index) => (
          <nav key={title} className="foot__links" aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ to, label }) => link(to, t(`common:${label}`)))}
            {index === 1 && own}
          </nav>
        ))}
      </div>
    </footer>
  )
}
