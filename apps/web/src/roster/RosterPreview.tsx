import { sizeLabel } from '@kitwright/garment'
import { Alert, Table } from '@mantine/core'
import type { Roster, RosterError } from './parseRoster.ts'
import { useWords, type Say } from './words.ts'

const LONGEST = 40

function describe({ row, problem, value }: RosterError, say: Say): string {
  const shown = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
  return say('rosterRow', { row, problem: say(problem), value: shown === '' ? '' : `(${shown})` })
}

/** What would be added, and which lines would not, before anything is. */
export function RosterPreview({ roster: { players, errors } }: { roster: Roster }) {
  const say = useWords()
  return (
    <>
      {errors.length > 0 && (
        <Alert
          color="red"
          role="alert"
          styles={{ body: { minWidth: 0 }, message: { overflowWrap: 'anywhere' } }}
          title={say('rosterErrors', { count: new Set(errors.map(({ row }) => row)).size })}
        >
          {errors.map(error => (
            <div key={`${error.row}-${error.problem}`}>{describe(error, say)}</div>
          ))}
        </Alert>
      )}
      {players.length > 0 && (
        <Table.ScrollContainer minWidth={260} maxHeight={260}>
          <Table stickyHeader aria-label={say('preview')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('name')}</Table.Th>
                <Table.Th>{say('number')}</Table.Th>
                <Table.Th>{say('size')}</Table.Th>
                <Table.Th>{say('version')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {players.map(({ id, name, number, size, version }) => (
                <Table.Tr key={id}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{number ?? ''}</Table.Td>
                  <Table.Td>{sizeLabel(size)}</Table.Td>
                  <Table.Td>{say(version)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}
