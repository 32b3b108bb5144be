import { Center, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** While a room is on its way. */
export function PagePending() {
  const { t } = useTranslation(['common'])
  return (
    <Center mih="60vh" role="status" aria-label={t('common:loading')}>
      <Loader />
    </Center>
  )
}
