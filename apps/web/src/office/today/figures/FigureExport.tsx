import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { download } from '../../../domainComponents/index.ts'
import { useApi, useSend } from '../../../session/index.ts'
import type { FigureSpan } from './figureSpan.ts'
import { csvToWorkbook } from '../../money/csvToWorkbook.ts'

/** Downloads the figures; only administrators may. */
export function FigureExport({ span }: { span: FigureSpan }) {
  const { t } = useTranslation(['today'])
  const api = useApi()
  const send = useSend(null)
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    await send<Blob>(() => api('GET /api/office/figures/csv', { query: span }), {
      done: async ({ value }) =>
        download(kind === 'csv' ? value : await csvToWorkbook(value), `figures-${span.from}-${span.to}.${kind}`),
    })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={30} aria-label={t('today:download')} title={t('today:download')}>
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('xlsx')}>{t('today:as_excel')}</Menu.Item>
        <Menu.Item onClick={() => void save('csv')}>{t('today:as_csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
