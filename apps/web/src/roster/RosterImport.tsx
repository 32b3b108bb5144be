import { snakeCase } from '@kitwright/words'
import type { Player } from '@kitwright/contract'
import { Button, CloseButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChooser } from '../ui/index.ts'
import { parseRoster, readRoster } from './parseRoster.ts'
import { readTable, TABLE_KINDS, type TableFailure } from './readTable.ts'
import { RosterPreview } from './RosterPreview.tsx'

interface ChosenFile {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

interface RosterImportProps {
  /** How many players still fit. */
  readonly room: number
  readonly onAdd: (players: readonly Player[]) => void
  readonly onDone: () => void
}

/** The table that is read: pasted, or of the file that was chosen instead. */
function useTable(room: number) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [failure, setFailure] = useState<TableFailure | null>(null)
  const roster = useMemo(() => (file ? readRoster(file.rows, room) : parseRoster(text, room)), [file, text, room])

  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const table = await readTable(chosen)
    setFailure(table.ok ? null : table.reason)
    setFile(table.ok ? { name: chosen.name, rows: table.rows } : null)
  }
  const keepWrongRows = (): void => {
    const rows = new Set(roster.errors.map(({ row }) => row - 1))
    if (file) setFile({ ...file, rows: file.rows.map((cells, i) => (i === 0 || rows.has(i) ? cells : [])) })
    else
      setText(
        text
          .split(/\r\n|\r|\n/)
          .filter((_, i) => rows.has(i))
          .join('\n'),
      )
  }
  return { text, setText, file, choose, leaveFile: () => setFile(null), failure, roster, keepWrongRows }
}

/** Players from a table that was pasted, or from a CSV or Excel file: seen first, then added; what is wrong stays behind with its reason. */
export function RosterImport({ room, onAdd, onDone }: RosterImportProps) {
  const { t } = useTranslation(['roster'])
  const { text, setText, file, choose, leaveFile, failure, roster, keepWrongRows } = useTable(room)
  const add = (): void => {
    onAdd(roster.players)
    if (roster.errors.length === 0) onDone()
    else keepWrongRows()
  }
  return (
    <Stack
      gap="xs"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void choose(event.dataTransfer.files[0])
      }}
    >
      {file ? (
        <Group gap="xs">
          <IconFileSpreadsheet size={20} aria-hidden />
          <Text size="sm">{file.name}</Text>
          <CloseButton size={44} iconSize={18} aria-label={t('roster:other_table')} onClick={leaveFile} />
        </Group>
      ) : (
        <Textarea
          label={t('roster:paste_label')}
          description={t('roster:paste_note')}
          autosize
          minRows={4}
          maxRows={10}
          value={text}
          placeholder={t('roster:paste_example')}
          onChange={event => setText(event.currentTarget.value)}
        />
      )}
      {failure && (
        <Text size="sm" c="red" role="alert">
          {t(`roster:${snakeCase(failure)}`)}
        </Text>
      )}
      <RosterPreview roster={roster} />
      <Group gap="xs">
        <Button onClick={add} disabled={roster.players.length === 0}>
          {t('roster:add_players', { count: roster.players.length })}
        </Button>
        <FileChooser accept={TABLE_KINDS} onChoose={chosen => void choose(chosen)}>
          {props => (
            <Button {...props} variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />}>
              {t('roster:choose_file')}
            </Button>
          )}
        </FileChooser>
        <Button variant="default" onClick={onDone}>
          {t('roster:cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
