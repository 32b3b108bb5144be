import type { Player } from '@kitwright/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../texts/index.ts'
import { rowsOf, toCsv, toWorkbook } from './writeTable.ts'

const safe = (name: string): string => name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'squad'

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; an unrevoked URL would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Exports a squad as a spreadsheet file that can be imported again. */
export function RosterExport({ name, players }: { name: string; players: readonly Player[] }) {
  const { t } = useTranslation(['roster'])
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    const rows = rowsOf(players, {
      player: t('roster:player'),
      goalkeeper: t('roster:goalkeeper'),
      short: t('roster:short'),
      long: t('roster:long'),
    })
    const headings = [
      t('roster:name'),
      t('roster:number'),
      t('roster:size'),
      t('roster:version'),
      t('roster:print_name'),
      t('roster:sleeve'),
    ] as const
    download(await (kind === 'csv' ? toCsv : toWorkbook)(rows, headings), `${safe(name)}.${kind}`)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('roster:export_of', { name })}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('xlsx')}>{t('roster:as_excel')}</Menu.Item>
        <Menu.Item onClick={() => void save('csv')}>{t('roster:as_csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
