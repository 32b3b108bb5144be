import {
  IconBolt,
  IconCash,
  IconChecklist,
  IconClipboardList,
  IconCoins,
  IconEyeCheck,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconHome,
  IconInbox,
  IconKeyboard,
  IconLogout,
  IconNeedleThread,
  IconPalette,
  IconRefresh,
  IconReportMoney,
  IconRuler2,
  IconSend,
  IconShirtSport,
  IconTemplate,
  IconTruckDelivery,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall, useTenant } from '../../session/index.ts'
import { lazy, SkipLink } from '../../ui/index.ts'
import { officeSession, useStaff } from '../session/staff.tsx'
import { nameOf } from '../officeTypes.ts'
import { ColourSchemeChoice } from '../session/ColourSchemeChoice.tsx'
import colourSchemeChoice from '../session/ColourSchemeChoice.module.css'
import { useOfficeKeys } from './keys/useOfficeKeys.ts'
import css from './OfficeLayout.module.css'

const KeysDialog = lazy(async () => ({ default: (await import('./keys/KeysDialog.tsx')).KeysDialog }))

/** An item without `needs` is for everyone of the staff. */
const ITEMS = [
  { to: '/office', key: 'home', icon: IconHome, isExact: true },
  { to: '/office/tasks', key: 'tasks', icon: IconChecklist, isExact: false },
  { to: '/office/inbox', key: 'inbox', icon: IconInbox, isExact: false },
  { to: '/office/orders', key: 'orders', icon: IconClipboardList, isExact: false },
  { to: '/office/quotes', key: 'quotes', icon: IconFileInvoice, isExact: false },
  { to: '/office/review', key: 'review_desk', icon: IconEyeCheck, isExact: false },
  { to: '/office/designs', key: 'designs', icon: IconShirtSport, isExact: false },
  { to: '/office/customers', key: 'customers', icon: IconUsers, isExact: false },
  { to: '/office/debts', key: 'debts', icon: IconCoins, isExact: false, needs: 'money' },
  { to: '/office/deliveries', key: 'deliveries', icon: IconSend, isExact: false },
  { to: '/office/suppliers', key: 'suppliers', icon: IconNeedleThread, isExact: false },
  { to: '/office/remakes', key: 'remakes', icon: IconRefresh, isExact: false },
  { to: '/office/brand', key: 'brand', icon: IconPalette, isExact: false, needs: 'settings' },
  { to: '/office/shipping', key: 'shipping', icon: IconTruckDelivery, isExact: false, needs: 'settings' },
  { to: '/office/pages', key: 'pages', icon: IconFileText, isExact: false, needs: 'settings' },
  { to: '/office/templates', key: 'templates', icon: IconTemplate, isExact: false, needs: 'catalogue' },
  { to: '/office/prices', key: 'prices', icon: IconCash, isExact: false, needs: 'catalogue' },
  { to: '/office/rules', key: 'rules', icon: IconBolt, isExact: false, needs: 'settings' },
  { to: '/office/margins', key: 'margins', icon: IconReportMoney, isExact: false, needs: 'costs' },
  { to: '/office/sizes', key: 'sizes', icon: IconRuler2, isExact: false, needs: 'catalogue' },
  { to: '/office/staff', key: 'staff', icon: IconUserShield, isExact: false, needs: 'people' },
  { to: '/office/audit', key: 'audit', icon: IconHistory, isExact: false, needs: 'people' },
] as const

/** Pages beside which the menu is a rail of icons. */
const RAIL_PAGES: ReadonlySet<string> = new Set(['/office/review'])

/** Interval in milliseconds at which the unread conversations are counted. */
const COUNT_MS = 30_000

/** The number of unread conversations; nothing without any. */
function Unread() {
  const { t } = useTranslation(['office'])
  const { data } = useCall('GET /api/office/inbox', {}, { everyMs: COUNT_MS })
  if (!data || data.unread === 0) return null
  return (
    <span className={css.count}>
      {data.unread} <span className="kw-hidden">{t('office:unread')}</span>
    </span>
  )
}

function Menu({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation(['office', 'common'])
  const { can } = useStaff()
  const nav = useRef<HTMLElement>(null)
  const path = useRouterState({ select: state => state.location.pathname })
  // On a phone the menu scrolls sideways; the current page stays visible.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (here) nav.current!.scrollLeft = here.offsetLeft - nav.current!.offsetLeft - 24
  }, [path])
  return (
    <nav ref={nav} className={css.menu} aria-label={t('common:main_menu')}>
      {ITEMS.filter(item => !('needs' in item) || can(item.needs)).map(({ to, key, icon: Icon, isExact }) => (
        <Link
          key={key}
          to={to}
          className={css.item}
          title={isRail ? t(`office:${key}`) : undefined}
          activeOptions={{ exact: isExact, includeSearch: false }}
          activeProps={{ 'data-active': true, 'aria-current': 'page' }}
        >
          <Icon size={18} stroke={1.8} aria-hidden />
          <span className={css.label}>{t(`office:${key}`)}</span>
          {key === 'inbox' && <Unread />}
        </Link>
      ))}
    </nav>
  )
}

function Topbar({ onKeys }: { onKeys: () => void }) {
  const { t } = useTranslation(['office', 'common', 'desk'])
  const { name } = useTenant()
  const me = useStaff()
  return (
    <header className={css.topbar}>
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
      <span className={css.me}>
        {nameOf(me)}
        <small>{me.ownRole?.name ?? t(`office:role_${me.role}`)}</small>
      </span>
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
      <Menu isRail={isRail} />
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
