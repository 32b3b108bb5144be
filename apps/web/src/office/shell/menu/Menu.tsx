import { IconChevronDown } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useStaff } from '../../session/staff.tsx'
import { useClosedGroups } from './closedGroups.ts'
import css from './Menu.module.css'
import { allowedGroups, isCurrent, type MenuRow } from './menuGroups.ts'
import { Unread } from './Unread.tsx'

function Row({ row: { to, key, icon: Icon, ...row }, isRail }: { row: MenuRow; isRail: boolean }) {
  const { t } = useTranslation(['office'])
  return (
    <li>
      <Link
        to={to}
        className={css.row}
        title={isRail ? t(`office:${key}`) : undefined}
        activeOptions={{ exact: 'isExact' in row, includeSearch: false }}
        activeProps={{ 'data-active': true, 'aria-current': 'page' }}
      >
        <Icon size={18} stroke={1.8} aria-hidden />
        <span className={css.label}>{t(`office:${key}`)}</span>
        {key === 'inbox' && <Unread />}
      </Link>
    </li>
  )
}

/** A heading that opens and closes its rows. A closed group still shows the row of the current page. */
function Group({ group: { key, rows }, isRail }: { group: ReturnType<typeof allowedGroups>[number]; isRail: boolean }) {
  const { t } = useTranslation(['office'])
  const id = useId()
  const path = useRouterState({ select: state => state.location.pathname })
  const { closed, toggle } = useClosedGroups()
  const isOpen = isRail || !closed.includes(key)
  const shown = isOpen ? rows : rows.filter(row => isCurrent(row, path))
  const hidesInbox = rows.some(row => row.key === 'inbox') && !shown.some(row => row.key === 'inbox')
  return (
    <div className={css.group}>
      <button
        type="button"
        id={id}
        className={css.heading}
        aria-expanded={isOpen}
        aria-controls={`${id}-rows`}
        onClick={() => toggle(key)}
      >
        <span>{t(`office:menu_${key}`)}</span>
        {hidesInbox && <Unread />}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <ul id={`${id}-rows`} aria-labelledby={id} hidden={shown.length === 0}>
        {shown.map(row => (
          <Row key={row.key} row={row} isRail={isRail} />
        ))}
      </ul>
    </div>
  )
}

/** The office's menu in groups. As a rail it shows icons only, of all groups. */
export function Menu({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation(['common'])
  const { can } = useStaff()
  return (
    <nav className={css.menu} data-rail={isRail || undefined} aria-label={t('common:main_menu')}>
      {allowedGroups(can).map(group => (
        <Group key={group.key} group={group} isRail={isRail} />
      ))}
    </nav>
  )
}
