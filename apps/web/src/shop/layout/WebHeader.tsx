import { menuOf } from '@kitwright/pages'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CartLink } from '../../cart/index.ts'
import { TenantLogo, useThemeName } from '../../domainComponents/index.ts'
import { useSession, useTenant } from '../../session/index.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import css from './WebHeader.module.css'
import { lazy } from '../../ui/index.ts'

/** Names of the header's parts for the themes' style sheets. */
const THEMED: Readonly<Record<string, string>> = {
  header: 'site',
  bar: 'site__bar',
  logo: 'brand',
  cart: 'site__cart',
  toggle: 'site__menu',
  menu: 'site__panel',
  links: 'site__nav',
  link: 'site__link',
  side: 'site__tools',
  signIn: 'site__in',
  signUp: 'site__call',
}
const useClasses = (): Readonly<Record<string, string | undefined>> => (useThemeName() === null ? css : THEMED)

const MeMenu = lazy(async () => ({ default: (await import('./MeMenu.tsx')).MeMenu }))

function MenuLinks() {
  const { t } = useTranslation(['common'])
  const tenant = useTenant()
  const classes = useClasses()
  return menuOf('main', tenant).map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      className={classes['link']}
      activeOptions={{ exact: true }}
      activeProps={{ 'data-active': true }}
    >
      {t(`common:${label}`)}
    </Link>
  ))
}

function AccountLinks() {
  const { t } = useTranslation(['common'])
  const { isSignedIn } = useSession()
  const classes = useClasses()
  if (isSignedIn) {
    return (
      <Suspense fallback={<span className={classes['signIn']}>{t('common:me')}</span>}>
        <MeMenu />
      </Suspense>
    )
  }
  return (
    <>
      <Link to="/auth/signin" className={classes['signIn']}>
        {t('common:sign_in')}
      </Link>
      <Link to="/auth/signup" className={classes['signUp']}>
        {t('common:sign_up')}
      </Link>
    </>
  )
}

/** Logo, menu, language and account; on small screens the menu opens below the bar. */
export function WebHeader() {
  const { t } = useTranslation(['common'])
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  useEffect(() => setOpen(false), [path])
  const { name } = useTenant()
  const classes = useClasses()
  const hasTheme = classes === THEMED
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        <Link to="/" className={classes['logo']} aria-label={name}>
          <TenantLogo {...(hasTheme && { heightPx: 44 })} />
        </Link>
        <div className={classes['cart']}>
          <CartLink />
        </div>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-controls="web-menu"
          aria-label={t(isOpen ? 'common:close_menu' : 'common:open_menu')}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </button>
        <div id="web-menu" className={classes['menu']} data-open={isOpen || undefined}>
          <nav className={classes['links']} aria-label={t('common:main_menu')}>
            <MenuLinks />
          </nav>
          <div className={classes['side']}>
            <LanguageChoice />
            <AccountLinks />
          </div>
        </div>
      </div>
    </header>
  )
}
