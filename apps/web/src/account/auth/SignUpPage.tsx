import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { SignUpForm, useSession } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { Redirect } from './Redirect.tsx'
import { useReturn } from './useReturn.ts'

export function SignUpPage() {
  const { t } = useTranslation(['account', 'common'])
  const { isSignedIn } = useSession()
  const [wasSignedIn] = useState(isSignedIn)
  const { search, wanted, goBack } = useReturn(useSearch({ from: '/shop/auth/signup' }))
  if (wasSignedIn) return <Redirect to={wanted} />
  return (
    <AuthCard
      title={t('account:sign_up_title')}
      text={t('account:sign_up_text')}
      footer={
        <>
          {t('account:have_account')}{' '}
          <Link to="/auth/signin" search={search}>
            {t('common:sign_in')}
          </Link>
        </>
      }
    >
      <SignUpForm onDone={goBack} lead={<GoogleButton wanted={search.redirect_to} />} />
    </AuthCard>
  )
}
