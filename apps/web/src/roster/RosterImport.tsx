import { snakeCase } from '@kitwright/words'
import type { Player } from '@kitwright/contract'
import type { Size } from '@kitwright/garment'
import { Button, CloseButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from '../texts/index.ts'
import { FileChooser } from '../ui/index.ts'
import { TABLE_KINDS } from './readTable.ts'
import { RosterPreview } from './RosterPreview.tsx'
import { useRoster } from './useRoster.ts'

interface RosterImportProps {
  /** Number of players that still fit. */
  readonly room: number
  /** Sizes that players may have: those of the product, or of all products of the shop. */
  readonly run: readonly Size[]
  readonly onAdd: (players: readonly Player[]) => void
  readonly onDone: () => void
}

/**
 * Imports players from a pasted table or from a CSV or Excel file, with a preview. Invalid lines stay behind with their
 * reason.
 */
export function RosterImport({ room, run, onAdd, onDone }: RosterImportProps) {
  const { t } = useTranslation(['roster'])
  const list = useRoster(room, run)
  const { text, file, failure, roster, choose } = list
  const add = (): void => {
    onAdd(roster.players)
    if (roster.errors.length === 0) onDone()
    else list.keepWrongRows()
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
          <CloseButton size={44} iconSize={18} aria-label={t('roster:other_table')} onClick={list.leaveFile} />
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
          onChange={event => list.setText(event.currentTarget.value)}
        />
      )}
      {failure && (
        <Text size="sm" c="red" role="alert">
          {t(`roster:${snakeCase(failure)}`)}
        </Text>
      )}
      <RosterPreview list={list} />
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
