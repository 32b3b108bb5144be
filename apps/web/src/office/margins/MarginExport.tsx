import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { download } from '../../domainComponents/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { csvToWorkbook } from '../money/csvToWorkbook.ts'

/** Downloads the orders of a period with their costs and margins. */
export function MarginExport({ span }: { span: { readonly from: string; readonly to: string } }) {
  const { t } = useTranslation(['costs'])
  const api = useApi()
  const send = useSend(null)
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    const name = `margins-${span.from}-${span.to}.${kind}`
    await send<Blob>(async () => api('GET /api/office/margins/csv', { query: span }), {
      done: async ({ value }) => download(kind === 'csv' ? value : await csvToWorkbook(value), name),
    })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('costs:download')} title={t('costs:download')}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('xlsx')}>{t('costs:as_excel')}</Menu.Item>
        <Menu.Item onClick={() => void save('csv')}>{t('costs:as_csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
