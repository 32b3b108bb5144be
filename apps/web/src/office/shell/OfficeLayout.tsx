import { VisuallyHidden } from '@mantine/core'
import { IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'
import { lazy, SkipLink } from '../../ui/index.ts'
import { officeSession, useStaff } from '../session/staff.tsx'
import { nameOf } from '../officeTypes.ts'
import { ColourSchemeChoice } from '../session/ColourSchemeChoice.tsx'
import colourSchemeChoice from '../session/ColourSchemeChoice.module.css'
import { useOfficeKeys } from './keys/useOfficeKeys.ts'
import { Menu } from './menu/Menu.tsx'
import { MenuButton } from './menu/MenuButton.tsx'
import css from './OfficeLayout.module.css'

const KeysDialog = lazy(async () => ({ default: (await import('./keys/KeysDialog.tsx')).KeysDialog }))

/** Pages beside which the menu is a rail of icons. */
const RAIL_PAGES: ReadonlySet<string> = new Set(['/office/review'])

function Topbar({ onKeys }: { onKeys: () => void }) {
  const { t } = useTranslation(['office', 'common', 'desk', 'factors'])
  const { name } = useTenant()
  const me = useStaff()
  const role = me.ownRole?.name ?? t(`office:role_${me.role}`)
  return (
    <header className={css.topbar}>
      <MenuButton className={colourSchemeChoice.quiet!} />
      <Link to="/office" activeOptions={{ exact: true }} className={css.brand}>
        {name} <span>{t('office:office')}</span>
      </Link>
      <button
        type="button"
        className={`${colourSchemeChoice.quiet} ${css.keys}`}
        aria-label={t('desk:keys')}
        title={t('desk:keys')}
        onClick={onKeys}
      >
        <IconKeyboard size={18} aria-hidden />
      </button>
      <ColourSchemeChoice />
      <Link to="/office/security" className={css.me}>
        {nameOf(me)}
        <small>{role}</small>
        <VisuallyHidden>{t('factors:own_title')}</VisuallyHidden>
      </Link>
      <Link
        to="/office/security"
        className={`${colourSchemeChoice.quiet} ${css.meOnPhones}`}
        aria-label={t('factors:own_title')}
        title={t('factors:own_title')}
      >
        <IconUser size={18} aria-hidden />
      </Link>
      <button
        type="button"
        className={colourSchemeChoice.quiet}
        aria-label={t('common:sign_out')}
        title={t('common:sign_out')}
        onClick={() => officeSession.signOut()}
      >
        <IconLogout size={18} aria-hidden />
      </button>
    </header>
  )
}

/** The office's layout: staff member, menu and page. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const [hasKeys, setHasKeys] = useState(false)
  // Pages that need the whole width leave the menu its icons.
  const isRail = useRouterState({ select: state => RAIL_PAGES.has(state.location.pathname) })
  const showKeys = useCallback(() => setHasKeys(true), [])
  useOfficeKeys(showKeys)
  return (
    <div className={css.shell} data-rail={isRail || undefined}>
      <SkipLink />
      <Topbar onKeys={showKeys} />
      <div className={css.aside}>
        <Menu isRail={isRail} />
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      {hasKeys && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setHasKeys(false)} />
        </Suspense>
      )}
    </div>
  )
}
