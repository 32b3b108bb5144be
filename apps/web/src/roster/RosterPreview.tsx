import { snakeCase } from '@kitwright/words'
import { sizeLabel } from '@kitwright/garment'
import { Alert, Table } from '@mantine/core'
import type { Roster, RosterError } from './parseRoster.ts'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'

const LONGEST = 40

function describe({ row, problem, value }: RosterError, t: TFunction<readonly ['roster']>): string {
  const shown = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  return t('roster:roster_row', {
    row,
    problem: t(`roster:${snakeCase(problem)}`),
    value: shown === '' ? '' : `(${shown})`,
  })
}

/** What would be added, and which lines would not, before anything is. */
export function RosterPreview({ roster: { players, errors } }: { roster: Roster }) {
  const { t } = useTranslation(['roster'])
  return (
    <>
      {errors.length > 0 && (
        <Alert
          color="red"
          role="alert"
          styles={{ body: { minWidth: 0 }, message: { overflowWrap: 'anywhere' } }}
          title={t('roster:roster_errors', { count: new Set(errors.map(({ row }) => row)).size })}
        >
          {errors.map(error => (
            <div key={`${error.row}-${error.problem}`}>{describe(error, t)}</div>
          ))}
        </Alert>
      )}
      {players.length > 0 && (
        <Table.ScrollContainer minWidth={260} maxHeight={260}>
          <Table stickyHeader aria-label={t('roster:preview')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('roster:name')}</Table.Th>
                <Table.Th>{t('roster:number')}</Table.Th>
                <Table.Th>{t('roster:size')}</Table.Th>
                <Table.Th>{t('roster:version')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {players.map(({ id, name, number, size, version }) => (
                <Table.Tr key={id}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{number ?? ''}</Table.Td>
                  <Table.Td>{sizeLabel(size)}</Table.Td>
                  <Table.Td>{t(`roster:${version}`)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}
