import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DoneCard } from './DoneCard.tsx'

/** A mailed link that is over, used or cut off leads to asking for a new one. */
export function LinkInvalid({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <DoneCard title={t('link_title')} text={text} footer={<Link to="/auth/signin">{t('back_to_sign_in')}</Link>}>
      <Button component={Link} to="/auth/forgotpassword" size="md">
        {t('link_again')}
      </Button>
    </DoneCard>
  )
}
