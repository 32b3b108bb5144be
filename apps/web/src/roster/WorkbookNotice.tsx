import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { useTranslation } from '../texts/index.ts'
import type { WorkbookNotes } from './workbook/index.ts'

/** Maximum number of cells listed individually. */
const MOST_NAMED = 12

function namesOf(values: Iterable<string | number>): string {
  const all = [...values]
  return all.length > MOST_NAMED ? `${all.slice(0, MOST_NAMED).join(', ')}, …` : all.join(', ')
}

interface WorkbookNoticeProps {
  readonly notes: WorkbookNotes
  readonly isHiddenSkipped: boolean
  readonly onSkipHidden: (isSkipped: boolean) => void
}

/** How hidden and merged cells of a workbook were read. */
export function WorkbookNotice({ notes, isHiddenSkipped, onSkipHidden }: WorkbookNoticeProps) {
  const { t } = useTranslation(['roster'])
  const { hiddenRows, hiddenColumns, hiddenSheets, merged } = notes
  const lines = [
    hiddenSheets.length > 0 && t('roster:hidden_sheets', { sheets: namesOf(hiddenSheets) }),
    hiddenColumns.length > 0 && t('roster:hidden_columns', { columns: namesOf(hiddenColumns) }),
    ...merged
      .slice(0, MOST_NAMED)
      .map(({ ref, value, isRepeated }) =>
        t(isRepeated ? 'roster:merged_repeated' : 'roster:merged_once', { ref, value }),
      ),
    merged.length > MOST_NAMED && t('roster:merged_more', { count: merged.length - MOST_NAMED }),
  ].filter(line => line !== false)
  if (lines.length + hiddenRows.size === 0) return null
  return (
    <Alert color="orange" role="status" styles={{ body: { minWidth: 0 }, message: { overflowWrap: 'anywhere' } }}>
      <Stack gap={6}>
        {lines.map(line => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {hiddenRows.size > 0 && (
          <>
            <Text size="sm">{t('roster:hidden_rows', { count: hiddenRows.size, rows: namesOf(hiddenRows) })}</Text>
            <Checkbox
              checked={!isHiddenSkipped}
              label={t('roster:use_hidden')}
              onChange={event => onSkipHidden(!event.currentTarget.checked)}
            />
          </>
        )}
      </Stack>
    </Alert>
  )
}
