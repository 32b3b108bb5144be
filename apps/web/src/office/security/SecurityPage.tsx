import { Box, SimpleGrid } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { FactorsCard } from '../../domainComponents/index.ts'
import { PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { OwnSessions } from './SessionList.tsx'

/** Second factor, passkeys and devices of the signed-in member of staff. */
export function SecurityPage() {
  const { t } = useTranslation(['factors'])
  usePageTitle(t('factors:own_title'))
  return (
    <>
      <PageHead title={t('factors:own_title')} text={t('factors:own_text')} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Box miw={0}>
          <FactorsCard at="/api/office/me/factors" />
        </Box>
        <Box miw={0}>
          <OwnSessions />
        </Box>
      </SimpleGrid>
    </>
  )
}
