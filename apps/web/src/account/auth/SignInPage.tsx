import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { SignInForm, useSession } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import css from './AuthCard.module.css'
import { GoogleButton } from './GoogleButton.tsx'
import { Redirect } from './Redirect.tsx'
import { useReturn } from './useReturn.ts'

export function SignInPage() {
  const { t } = useTranslation(['account', 'common'])
  const { isSignedIn } = useSession()
  // A visitor who arrives signed in is redirected; the form redirects a visitor who signs in here.
  const [wasSignedIn] = useState(isSignedIn)
  const { search, wanted, goBack } = useReturn(useSearch({ from: '/shop/auth/signin' }))
  if (wasSignedIn) return <Redirect to={wanted} />
  return (
    <AuthCard
      title={t('account:sign_in_title')}
      text={t('account:sign_in_text')}
      footer={
        <>
          {t('account:no_account')}{' '}
          <Link to="/auth/signup" search={search}>
            {t('common:sign_up')}
          </Link>
        </>
      }
    >
      <SignInForm onDone={goBack} lead={<GoogleButton wanted={search.redirect_to} />}>
        <Link to="/auth/forgotpassword" className={css.forgot}>
          {t('account:forgot')}
        </Link>
      </SignInForm>
    </AuthCard>
  )
}
