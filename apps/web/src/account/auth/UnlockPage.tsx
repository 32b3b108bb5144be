import { Button, Center, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/index.ts'
import { CallFailed, useApi, useProblemHint } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneCard } from './DoneCard.tsx'
import { LinkInvalid } from './LinkInvalid.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** Ends a pause by a mailed link, at once. */
export function UnlockPage() {
  const { t } = useTranslation(['account', 'common'])
  const problemHint = useProblemHint()
  const token = useLinkToken()
  const unlocking = useUnlocking(token)
  /** The staff's links name their door. */
  const { to } = useSearch({ from: '/shop/auth/unlock' })
  const error = unlocking.error?.failure.error
  if (!token || error?.id === 'link-invalid') return <LinkInvalid text={t('account:unlock_link_invalid')} />
  if (error) {
    return (
      <DoneCard title={t('common:something_wrong')} text={problemHint(error)}>
        <Button size="md" loading={unlocking.isFetching} onClick={() => void unlocking.refetch()}>
          {t('common:try_again')}
        </Button>
      </DoneCard>
    )
  }
  if (unlocking.isPending) {
    return (
      <AuthCard title={t('account:unlock_title')} text={t('account:unlock_busy')}>
        <Center>
          <Loader />
        </Center>
      </AuthCard>
    )
  }
  return (
    <DoneCard
      title={t('account:unlock_done_title')}
      text={t('account:unlock_done')}
      footer={to !== 'office' && <Link to="/auth/forgotpassword">{t('account:forgot')}</Link>}
    >
      <ButtonLink to={to === 'office' ? '/office' : '/auth/signin'} size="md">
        {t('common:sign_in')}
      </ButtonLink>
    </DoneCard>
  )
}

/** The call as a query, because a link works once: however often the page is drawn, it is sent once. */
function useUnlocking(token: string | null) {
  const api = useApi()
  return useQuery<null, CallFailed>({
    queryKey: ['unlock', token],
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await api('POST /api/oauth/unlock', { body: { token: token! } })
      if (!answer.ok) throw new CallFailed(answer)
      return null
    },
  })
}
