import type { Player } from '@kitwright/contract'
import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords, type Say, type StudioKey } from '../../words.ts'
import { parseRoster, type Roster, type RosterError, type RosterProblem } from './parseRoster.ts'

const PROBLEMS: Record<RosterProblem, StudioKey> = {
  nameRequired: 'nameRequired',
  nameTooLong: 'nameTooLong',
  numberInvalid: 'numberInvalid',
  sizeUnknown: 'sizeUnknown',
  versionUnknown: 'versionUnknown',
  tooMany: 'tooManyPlayers',
}

const describe = ({ row, problem, value }: RosterError, say: Say): string =>
  say('rosterRow', { row, problem: say(PROBLEMS[problem]), value: value === '' ? '' : `(${value})` })

interface PasteRosterProps {
  /** How many players still fit. */
  readonly room: number
  readonly onAdd: (players: readonly Player[]) => void
  readonly onDone: () => void
}

/** A table pasted from a spreadsheet or a chat; good rows are taken, the others stay with the reason. */
export function PasteRoster({ room, onAdd, onDone }: PasteRosterProps) {
  const say = useWords()
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Roster['errors']>([])
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) told.current?.scrollIntoView({ block: 'nearest' })
  }, [errors])
  const add = (): void => {
    const roster = parseRoster(text, room)
    onAdd(roster.players)
    setErrors(roster.errors)
    if (roster.errors.length === 0) return onDone()
    const lines = text.split(/\r\n|\r|\n/)
    const rows = [...new Set(roster.errors.map(({ row }) => row))]
    setText(rows.map(row => lines[row - 1] ?? '').join('\n'))
  }
  return (
    <Stack gap="xs">
      <Textarea
        label={say('pasteLabel')}
        description={say('pasteNote')}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        placeholder={say('pasteExample')}
        onChange={event => setText(event.currentTarget.value)}
      />
      {errors.length > 0 && (
        <Alert
          ref={told}
          color="red"
          role="alert"
          title={say('rosterErrors', { count: new Set(errors.map(({ row }) => row)).size })}
        >
          {errors.map(error => (
            <div key={`${error.row}-${error.problem}`}>{describe(error, say)}</div>
          ))}
        </Alert>
      )}
      <Group gap="xs">
        <Button onClick={add} disabled={text.trim() === ''}>
          {say('addPlayers')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {say('cancel')}
        </Button>
      </Group>
    </Stack>
  )
}
