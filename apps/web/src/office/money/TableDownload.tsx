import type { Answer } from '@kitwright/contract/client'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { download } from '../../domainComponents/index.ts'
import { useSend } from '../../session/index.ts'
import { csvToWorkbook } from './csvToWorkbook.ts'

interface Props {
  /** The file's name without its ending. */
  readonly name: string
  /** Calls the route that answers with the table as CSV. */
  readonly onCall: () => Promise<Answer<Blob>>
}

/** Downloads a table as Excel or CSV. */
export function TableDownload({ name, onCall }: Props) {
  const { t } = useTranslation(['today'])
  const send = useSend(null)
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    await send(onCall, {
      done: async ({ value }) => download(kind === 'csv' ? value : await csvToWorkbook(value), `${name}.${kind}`),
    })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('today:download')} title={t('today:download')}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('xlsx')}>{t('today:as_excel')}</Menu.Item>
        <Menu.Item onClick={() => void save('csv')}>{t('today:as_csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
