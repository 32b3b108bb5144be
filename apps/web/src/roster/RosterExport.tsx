import type { Player } from '@kitwright/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useWords } from './words.ts'
import { rowsOf, toCsv, toWorkbook } from './writeTable.ts'

const safe = (name: string): string => name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'squad'

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A squad as a file that spreadsheets open, and that can be imported again. */
export function RosterExport({ name, players }: { name: string; players: readonly Player[] }) {
  const say = useWords()
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    const rows = rowsOf(players, {
      player: say('player'),
      goalkeeper: say('goalkeeper'),
      short: say('short'),
      long: say('long'),
    })
    const headings = [say('name'), say('number'), say('size'), say('version'), say('printName'), say('sleeve')] as const
    download(await (kind === 'csv' ? toCsv : toWorkbook)(rows, headings), `${safe(name)}.${kind}`)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={say('exportOf', { name })}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save('xlsx')}>{say('asExcel')}</Menu.Item>
        <Menu.Item onClick={() => void save('csv')}>{say('asCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
