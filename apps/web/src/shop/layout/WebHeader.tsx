import { menuOf } from '@kitwright/pages'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CartLink } from '../../cart/index.ts'
import { TenantLogo } from '../../domainComponents/index.ts'
import { useSession, useTenant } from '../../session/index.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import css from './WebHeader.module.css'
import { lazy } from '../../ui/index.ts'

const MeMenu = lazy(async () => ({ default: (await import('./MeMenu.tsx')).MeMenu }))

function MenuLinks() {
  const { t } = useTranslation(['common'])
  const tenant = useTenant()
  return menuOf('main', tenant).map(({ to, label }) => (
    <Link key={to} to={to} className={css.link} activeOptions={{ exact: true }} activeProps={{ 'data-active': true }}>
      {t(`common:${label}`)}
    </Link>
  ))
}

function AccountLinks() {
  const { t } = useTranslation(['common'])
  const { isSignedIn } = useSession()
  if (isSignedIn) {
    return (
      <Suspense fallback={<span className={css.signIn}>{t('common:me')}</span>}>
        <MeMenu />
      </Suspense>
    )
  }
  return (
    <>
      <Link to="/auth/signin" className={css.signIn}>
        {t('common:sign_in')}
      </Link>
      <Link to="/auth/signup" className={css.signUp}>
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
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.logo} aria-label={name}>
          <TenantLogo />
        </Link>
        <div className={css.cart}>
          <CartLink />
        </div>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls="web-menu"
          aria-label={t(isOpen ? 'common:close_menu' : 'common:open_menu')}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </button>
        <div id="web-menu" className={css.menu} data-open={isOpen || undefined}>
          <nav className={css.links} aria-label={t('common:main_menu')}>
            <MenuLinks />
          </nav>
          <div className={css.side}>
            <LanguageChoice />
            <AccountLinks />
          </div>
        </div>
      </div>
    </header>
  )
}
