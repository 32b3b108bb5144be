import { Suspense } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { FactorsCard } from '../../domainComponents/index.ts'
import { useSession } from '../../session/index.ts'
import { Failure, lazy, PageHead } from '../../ui/index.ts'
import { Appearance } from './Appearance.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Devices } from './Devices.tsx'
import { Notifications } from './Notifications.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { Pictures } from './Pictures.tsx'
import { CloseAccount } from './ownership/CloseAccount.tsx'
import { DataExport } from './ownership/DataExport.tsx'
import { EmailForm } from './ownership/EmailForm.tsx'
import css from './SettingPage.module.css'

const TelegramCard = lazy(async () => ({ default: (await import('./TelegramCard.tsx')).TelegramCard }))

/** The forms of the person's details and password, or the reason why they are missing. */
function DetailsForms() {
  const { t } = useTranslation(['common'])
  const { details, isUnreachable, resume } = useSession()
  if (details)
    return (
      <>
        <DetailsForm key={details.id} details={details} />
        <EmailForm key={`email ${details.id}`} details={details} />
        <PasswordForm key={`password ${details.id}`} details={details} />
      </>
    )
  if (!isUnreachable) return null
  return (
    <Failure
      title={t('common:something_wrong')}
      text={t('common:no_connection')}
      retryLabel={t('common:try_again')}
      onRetry={() => void resume()}
    />
  )
}

/** The person's details, sign-in methods, mails, and the shop's appearance. */
export function SettingPage() {
  const { t } = useTranslation(['account', 'common'])
  const { details } = useSession()
  return (
    <>
      <PageHead title={t('common:settings')} text={t('account:setting_text')} />
      <div className={css.columns}>
        <div>
          <DetailsForms />
          <Notifications />
          <Suspense>
            <TelegramCard />
          </Suspense>
          <Appearance />
        </div>
        <div>
          {details && <FactorsCard at="/api/accounts/factors" />}
          <Devices />
          <Pictures />
          {details && <DataExport details={details} />}
          {details && <CloseAccount details={details} />}
        </div>
      </div>
    </>
  )
}
