import { snakeCase, type TextFunction } from '@kitwright/words'
import { parseSize, sizeLabel, type Size } from '@kitwright/garment'
import { Alert, Button, Checkbox, Group, NativeSelect, Table, Text } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../texts/index.ts'
import { lazy } from '../ui/index.ts'
import type { Roster, RosterError } from './parseRoster.ts'
import css from './RosterPreview.module.css'
import type { useRoster } from './useRoster.ts'

/** Loaded with the first workbook, like its reader. */
const WorkbookNotice = lazy(async () => ({ default: (await import('./WorkbookNotice.tsx')).WorkbookNotice }))

const LONGEST = 80

type List = ReturnType<typeof useRoster>
type T = TextFunction<'roster'>

const short = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

const describe = ({ row, problem, value }: RosterError, run: readonly Size[], t: T): string =>
  t('roster:roster_row', {
    row,
    problem:
      problem === 'sizeUnknown'
        ? t('roster:size_unknown', { from: sizeLabel(run[0]!), to: sizeLabel(run.at(-1)!) })
        : t(`roster:${snakeCase(problem)}`),
    value: value === '' ? '' : `(${short(value)})`,
  })

/** Shows what the parser cannot decide. A person edits the line or chooses its meaning. */
function Questions({ list: { roster, run, addNamed, leaveOut } }: { list: List }) {
  const { t } = useTranslation(['roster'])
  const { errors } = roster
  if (errors.length === 0) return null
  return (
    <Alert
      color="red"
      role="alert"
      styles={{ body: { minWidth: 0 }, message: { overflowWrap: 'anywhere' } }}
      title={t('roster:roster_errors', { count: new Set(errors.map(({ row }) => row)).size })}
    >
      {errors.map(error => (
        <div key={`${error.row}-${error.problem}-${error.value}`}>
          {describe(error, run, t)}
          {(error.problem === 'nameAlone' || error.problem === 'staffMember') && (
            <Group gap="xs" my={4}>
              <Button size="xs" variant="default" onClick={() => addNamed(error.row)}>
                {t('roster:add_as_player')}
              </Button>
              <Button size="xs" variant="default" onClick={() => leaveOut(error.row)}>
                {t('roster:leave_out')}
              </Button>
            </Group>
          )}
        </div>
      ))}
    </Alert>
  )
}

/** Shows what the parser has decided and a person may override. */
function Assumptions({ list: { roster, run, size, setSize, takeNumbers } }: { list: List }) {
  const { t } = useTranslation(['roster'])
  const { numbering, sizeless } = roster
  return (
    <>
      {numbering && (
        <Alert color="orange" role="status">
          <Text size="sm" mb={6}>
            {t('roster:numbers_count', { first: numbering.first, last: numbering.last })}
          </Text>
          <Checkbox
            checked={numbering.isUsed}
            label={t('roster:use_numbers')}
            onChange={event => takeNumbers(event.currentTarget.checked)}
          />
        </Alert>
      )}
      {sizeless.size > 0 && (
        <Alert color="orange" role="status">
          <NativeSelect
            label={t('roster:no_size', { count: sizeless.size })}
            value={size}
            data={run.map(each => ({ value: each, label: sizeLabel(each) }))}
            onChange={event => setSize(parseSize(event.currentTarget.value, run) ?? size)}
          />
        </Alert>
      )}
    </>
  )
}

function Players({ roster: { players, sizeless } }: { roster: Roster }) {
  const { t } = useTranslation(['roster'])
  const hasPrintNames = players.some(({ printName }) => printName !== '')
  const hasSleeves = players.some(({ sleeve }) => sleeve !== null)
  return (
    <Table.ScrollContainer minWidth={260} maxHeight={260}>
      <Table stickyHeader aria-label={t('roster:preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('roster:name')}</Table.Th>
            {hasPrintNames && <Table.Th>{t('roster:print_name')}</Table.Th>}
            <Table.Th>{t('roster:number')}</Table.Th>
            <Table.Th>{t('roster:size')}</Table.Th>
            <Table.Th>{t('roster:version')}</Table.Th>
            {hasSleeves && <Table.Th>{t('roster:sleeve')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {players.map(({ id, name, printName, number, size, version, sleeve }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              {hasPrintNames && <Table.Td>{printName}</Table.Td>}
              <Table.Td>{number ?? ''}</Table.Td>
              <Table.Td className={sizeless.has(id) ? css.assumed : undefined}>
                {sizeless.has(id) ? t('roster:size_assumed', { size: sizeLabel(size) }) : sizeLabel(size)}
              </Table.Td>
              <Table.Td>{t(`roster:${version}`)}</Table.Td>
              {hasSleeves && <Table.Td>{sleeve && t(`roster:${sleeve}`)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Greetings, titles and columns that belong to no player. */
function NotUsed({ roster: { ignored } }: { roster: Roster }) {
  const { t } = useTranslation(['roster'])
  if (ignored.length === 0) return null
  return (
    <details className={css.unused} open={ignored.length <= 8}>
      <summary>{t('roster:not_used', { count: ignored.length })}</summary>
      <ul>
        {ignored.map(({ row, value, reason }, i) => (
          <li key={`${row}-${i}`}>
            {reason === 'column' && t('roster:not_used_column', { value: short(value) })}
            {reason === 'quantity' && t('roster:not_used_quantity', { row, value: short(value) })}
            {reason !== 'column' && reason !== 'quantity' && t('roster:not_used_row', { row, value: short(value) })}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Previews what would be added, what needs an answer, and what is ignored, before anything is added. */
export function RosterPreview({ list }: { list: List }) {
  return (
    <>
      <Questions list={list} />
      <Assumptions list={list} />
      {list.file?.notes && (
        <Suspense>
          <WorkbookNotice
            notes={list.file.notes}
            isHiddenSkipped={list.isHiddenSkipped}
            onSkipHidden={list.skipHidden}
          />
        </Suspense>
      )}
      {list.roster.players.length > 0 && <Players roster={list.roster} />}
      <NotUsed roster={list.roster} />
    </>
  )
}
