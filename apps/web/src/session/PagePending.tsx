import { Center, Loader } from '@mantine/core'
import { useTranslation } from '../texts/index.ts'
import { Failure, retryFailedLoads, useHasFailedLoads } from '../ui/index.ts'

/** Placeholder while a page's code loads. Says so if loading failed. */
export function PagePending() {
  const { t } = useTranslation(['common'])
  if (useHasFailedLoads()) {
    return (
      <Center mih="60vh" data-page-failed>
        <Failure
          isPage
          title={t('common:page_missing')}
          text={t('common:page_missing_hint')}
          retryLabel={t('common:try_again')}
          onRetry={retryFailedLoads}
        />
      </Center>
    )
  }
  return (
    <Center mih="60vh" role="status" aria-label={t('common:loading')}>
      <Loader />
    </Center>
  )
}
