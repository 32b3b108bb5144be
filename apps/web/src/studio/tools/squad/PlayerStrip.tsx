import { UnstyledButton } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { PLAIN } from '../../store/plain.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import { printedName } from '../../../roster/index.ts'
import styles from './squad.module.css'

/** The squad along the foot of the stage: a tap shows the kit of that player. */
export function PlayerStrip() {
  const say = useWords()
  const players = useStudio(state => state.players)
  const shown = useStudio(state => state.playerId)
  const showPlayer = useStudio(state => state.showPlayer)
  const hasPlain = useStudio(state => state.sizes.length > 0)
  if (players.length === 0) return null
  return (
    <div className={styles.strip} role="group" aria-label={say('playerStrip')}>
      <UnstyledButton className={styles.chip} aria-pressed={shown === null} onClick={() => showPlayer(null)}>
        {say('sample')}
      </UnstyledButton>
      {hasPlain && (
        <UnstyledButton className={styles.chip} aria-pressed={shown === PLAIN} onClick={() => showPlayer(PLAIN)}>
          {say('plain')}
        </UnstyledButton>
      )}
      {players.map(player => (
        <UnstyledButton
          key={player.id}
          className={styles.chip}
          aria-pressed={shown === player.id}
          onClick={() => showPlayer(player.id)}
        >
          {player.version === 'goalkeeper' && (
            <IconHandStop size={16} className={styles.keeper} role="img" aria-label={say('goalkeeper')} />
          )}
          {player.number !== null && <b>#{player.number}</b>} {printedName(player) || say('noName')}
        </UnstyledButton>
      ))}
    </div>
  )
}
