import { useQueryClient } from '@tanstack/react-query'
import { Center, Loader } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from '../../texts/index.ts'
import { ApiProvider } from '../../session/index.ts'
import { Failure } from '../../ui/index.ts'
import { SignInScreen } from '../session/SignInScreen.tsx'
import { officeSession, StaffContext } from '../session/staff.tsx'
import { OfficeLayout } from './OfficeLayout.tsx'

/** Clears the previous person's data, so that nobody else sees it. */
function useForgetting(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      officeSession.state.subscribe((now, before) => {
        if (now.me?.id === before.me?.id) return
        queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes(' /api/office/') })
      }),
    [queries],
  )
}

function Inside({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common'])
  const { isSignedIn, me, isUnreachable } = useStore(officeSession.state)
  if (!isSignedIn) return <SignInScreen />
  if (me) {
    return (
      <StaffContext value={me}>
        <OfficeLayout>{children}</OfficeLayout>
      </StaffContext>
    )
  }
  if (isUnreachable) {
    return (
      <Failure
        isPage
        title={t('common:something_wrong')}
        text={t('common:no_connection')}
        retryLabel={t('common:try_again')}
        onRetry={() => void officeSession.resume()}
      />
    )
  }
  return (
    <Center mih="100dvh" role="status" aria-label={t('common:loading')}>
      <Loader />
    </Center>
  )
}

/** Wraps every office page with its own session and client. Asks visitors to sign in. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  useForgetting()
  useEffect(() => void officeSession.resume(), [])
  return (
    <ApiProvider api={officeSession.api}>
      <meta name="robots" content="noindex, nofollow" />
      <Inside>{children}</Inside>
    </ApiProvider>
  )
}
