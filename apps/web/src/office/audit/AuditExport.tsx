import type { Call } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { download } from '../../domainComponents/index.ts'
import { useApi, useSend } from '../../session/index.ts'

interface Props {
  readonly filters: NonNullable<Call<'GET /api/office/audit/csv'>['query']>
}

/** Downloads the entries that match the filters. The download is an entry itself. */
export function AuditExport({ filters }: Props) {
  const { t } = useTranslation(['people'])
  const api = useApi()
  const send = useSend(null)
  const save = async (): Promise<void> => {
    await send<Blob>(() => api('GET /api/office/audit/csv', { query: filters }), {
      done: ({ value }) => download(value, 'audit.csv'),
    })
  }
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => void save()}>
      {t('people:audit_export')}
    </Button>
  )
}
