import { Menu } from '@mantine/core'
import { IconLogout, IconMenu2, IconSettings, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { TenantLogo } from '../../domainComponents/index.ts'
import { useSignOut } from '../../drafts/index.ts'
import { useSession, useTenant } from '../../session/index.ts'
import { firstLetter } from '../../ui/index.ts'
import css from './PersonalLayout.module.css'

function UserMenu() {
  const { t } = useTranslation(['common'])
  const { details } = useSession()
  const signOut = useSignOut()
  const { firstName = '', lastName = '', email = '' } = details ?? {}
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <button type="button" className={css.user}>
          <span className="kw-hidden">{t('common:user_menu')}</span>
          <span className={css.initials} aria-hidden>
            {firstLetter(firstName) + firstLetter(lastName) || <IconUser size={20} />}
          </span>
          <span className={css.userName}>
            {firstName} {lastName}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {details && (
          <>
            <Menu.Label>
              <b>
                {firstName} {lastName}
              </b>
              <br />
              {email}
            </Menu.Label>
            <Menu.Divider />
          </>
        )}
        <Menu.Item component={Link} to="/me/setting" leftSection={<IconSettings size={16} aria-hidden />}>
          {t('common:settings')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('common:sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface Props {
  readonly isMenuShown: boolean
  readonly onToggleMenu: () => void
}

/** Menu toggle, logo to the shop, and who is signed in. */
export function Topbar({ isMenuShown, onToggleMenu }: Props) {
  const { t } = useTranslation(['common'])
  const { name } = useTenant()
  return (
    <header className={css.topbar}>
      <button
        type="button"
        className={css.round}
        aria-label={t(isMenuShown ? 'common:close_menu' : 'common:open_menu')}
        aria-expanded={isMenuShown}
        aria-controls="personal-menu"
        onClick={onToggleMenu}
      >
        <IconMenu2 aria-hidden />
      </button>
      <Link to="/" className={css.logo} aria-label={name}>
        <TenantLogo heightPx={44} />
      </Link>
      <span className={css.space} />
      <UserMenu />
    </header>
  )
}
