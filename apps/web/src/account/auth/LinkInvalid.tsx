import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import { DoneCard } from './DoneCard.tsx'

/** Shown for an expired, used or truncated mailed link; leads to the request for a new one. */
export function LinkInvalid({ text }: { text: string }) {
  const { t } = useTranslation(['account'])
  return (
    <DoneCard
      title={t('account:link_title')}
      text={text}
      footer={<Link to="/auth/signin">{t('account:back_to_sign_in')}</Link>}
    >
      <ButtonLink to="/auth/forgotpassword" size="md">
        {t('account:link_again')}
      </ButtonLink>
    </DoneCard>
  )
}
