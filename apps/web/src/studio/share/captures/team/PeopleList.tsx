import type { Player } from '@kitwright/contract'
import { PLAYERS } from '@kitwright/library/players'
import { MOST_PLAYERS } from '@kitwright/scene/team'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { printedName } from '../../../../roster/index.ts'
import { Bust } from '../../../tools/player/Bust.tsx'
import { wordKey } from '../../../tools/player/playerTextKey.ts'
import { choosePeople, peopleOf, type PeopleGroup } from './squad/choosePeople.ts'
import css from './Team.module.css'

const GROUPS: readonly PeopleGroup[] = ['everyone', 'women', 'men']

interface Props {
  readonly players: readonly Player[]
  readonly isDisabled: boolean
  readonly onChange: (players: readonly Player[]) => void
}

/** Gives every player a person of a group in turn. */
function fill(players: readonly Player[], group: PeopleGroup): readonly Player[] {
  const people = peopleOf(group)
  return players.map((player, i) => ({ ...player, person: people[i % people.length]!.id }))
}

/** Chooses the invented person who stands for each player. */
export function PeopleList({ players, isDisabled, onChange }: Props) {
  const { t } = useTranslation(['teamPhoto', 'players'])
  const shown = players.slice(0, MOST_PLAYERS)
  const people = choosePeople(shown)
  const repeats = people.filter(({ repeat }) => repeat > 0).length
  return (
    <fieldset className={css.people} disabled={isDisabled}>
      <legend>{t('teamPhoto:people')}</legend>
      <p className={css.note}>{t('teamPhoto:people_note')}</p>
      <Group gap="xs">
        {GROUPS.map(group => (
          <Button key={group} size="compact-md" variant="default" onClick={() => onChange(fill(players, group))}>
            {t(`teamPhoto:group_${group}`)}
          </Button>
        ))}
      </Group>
      <ul className={css.list}>
        {shown.map((player, i) => {
          const { person } = people[i]!
          const label = [player.number === null ? '' : `#${player.number}`, printedName(player)].join(' ').trim()
          return (
            <li key={player.id}>
              <Bust player={person} />
              <NativeSelect
                label={label || t('teamPhoto:nameless', { number: i + 1 })}
                value={person.id}
                data={PLAYERS.map(({ id }) => ({ value: id, label: t(wordKey('player', id)) }))}
                onChange={event => {
                  const chosen = event.currentTarget.value
                  onChange(players.map(other => (other.id === player.id ? { ...other, person: chosen } : other)))
                }}
              />
            </li>
          )
        })}
      </ul>
      {repeats > 0 && <p className={css.note}>{t('teamPhoto:repeats', { count: repeats })}</p>}
      {players.length > MOST_PLAYERS && (
        <p className={css.note} role="status">
          {t('teamPhoto:too_many', { shown: MOST_PLAYERS, count: players.length })}
        </p>
      )}
    </fieldset>
  )
}
