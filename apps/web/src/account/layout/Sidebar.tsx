import { IconClipboardList, IconFileInvoice, IconLayoutDashboard, IconShirtSport, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import css from './PersonalLayout.module.css'

const GROUPS = [
  { key: 'home', items: [{ to: '/me/dashboard', key: 'dashboard', icon: IconLayoutDashboard }] },
  {
    key: 'resources',
    items: [
      { to: '/me/players', key: 'player_list', icon: IconUsers },
      { to: '/me/assets', key: 'designs', icon: IconShirtSport },
    ],
  },
  {
    key: 'ordering',
    items: [
      { to: '/me/histories', key: 'my_orders', icon: IconClipboardList },
      { to: '/me/quotes', key: 'my_quotes', icon: IconFileInvoice },
    ],
  },
] as const

interface Props {
  readonly isShown: boolean
  readonly onChoose: () => void
}

/** The personal area's menu in three groups. */
export function Sidebar({ isShown, onChoose }: Props) {
  const { t } = useTranslation(['common'])
  return (
    <nav
      id="personal-menu"
      className={css.sidebar}
      data-shown={isShown || undefined}
      aria-label={t('common:main_menu')}
    >
      {GROUPS.map(group => (
        <div key={group.key} role="group" aria-label={t(`common:${group.key}`)}>
          <p className={css.group}>{t(`common:${group.key}`)}</p>
          {group.items.map(({ to, key, icon: Icon }) => (
            <Link key={to} to={to} className={css.item} activeProps={{ 'data-active': true }} onClick={onChoose}>
              <Icon size={20} stroke={1.8} aria-hidden />
              {t(`common:${key}`)}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}
