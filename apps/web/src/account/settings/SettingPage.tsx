import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { Appearance } from './Appearance.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Devices } from './Devices.tsx'
import { Notifications } from './Notifications.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Pictures } from './Pictures.tsx'
import css from './SettingPage.module.css'

/** The person's details, sign-in methods, mails, and the shop's appearance. */
export function SettingPage() {
  const { t } = useTranslation(['account', 'common'])
  const { details } = useSession()
  return (
    <>
      <PageHead title={t('common:settings')} text={t('account:setting_text')} />
      <div className={css.columns}>
        <div>
          {details && <DetailsForm key={details.id} details={details} />}
          {details && <PasswordForm key={`password ${details.id}`} details={details} />}
          <Notifications />
          <Appearance />
        </div>
        <div>
          <Devices />
          <Pictures />
        </div>
      </div>
    </>
  )
}
