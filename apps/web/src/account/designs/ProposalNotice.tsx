import { Alert, Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useCall } from '../../session/index.ts'

/** Leads to the revision that the shop proposes for a design; renders nothing if there is none. */
export function ProposalNotice({ designId }: { designId: string }) {
  const { t } = useTranslation(['proposal'])
  const { data } = useCall('GET /api/designs/{id}/proposal', { params: { id: designId } })
  if (!data?.linkPath) return null
  return (
    <Alert color="blue" variant="light" p="xs">
      {t('proposal:notice')}{' '}
      <Button component="a" href={data.linkPath} size="xs" variant="default">
        {t('proposal:look')}
      </Button>
    </Alert>
  )
}
