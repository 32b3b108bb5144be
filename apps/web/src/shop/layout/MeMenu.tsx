import { Menu } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconLogout } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useSignOut } from '../../drafts/index.ts'
import { useSession } from '../../session/index.ts'
import css from './MeMenu.module.css'

const PAGES = [
  { to: '/me/dashboard', key: 'dashboard' },
  { to: '/me/assets', key: 'designs' },
] as const

/** Menu with the dashboard and the designs, which open in a new tab, and sign-out. */
export function MeMenu() {
  const { t } = useTranslation(['common'])
  const { details } = useSession()
  const signOut = useSignOut()
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <button type="button" className={css.me}>
          {t('common:me')}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {details && <Menu.Label>{`${details.firstName} ${details.lastName}`}</Menu.Label>}
        {PAGES.map(({ to, key }) => (
          <Menu.Item
            key={to}
            component="a"
            href={to}
            target="_blank"
            rel="noopener"
            rightSection={<IconExternalLink size={15} aria-hidden />}
          >
            {t(`common:${key}`)}
            <span className="kw-hidden">{t('common:opens_new_tab')}</span>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('common:sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
