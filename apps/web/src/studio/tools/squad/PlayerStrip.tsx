import { UnstyledButton } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { PLAIN_PIECE } from '@kitwright/editor'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../../context/index.ts'
import { printedName } from '../../../roster/index.ts'
import css from './Squad.module.css'

/** The squad along the foot of the stage. A tap shows that player's kit. */
export function PlayerStrip() {
  const { t } = useTranslation(['studio'])
  const players = useStudio(state => state.players)
  const shown = useStudio(state => state.playerId)
  const showPlayer = useStudio(state => state.showPlayer)
  const hasPlain = useStudio(state => state.sizes.length > 0)
  if (players.length === 0) return null
  return (
    <div className={css.strip} role="group" aria-label={t('studio:player_strip')}>
      <UnstyledButton className={css.chip} aria-pressed={shown === null} onClick={() => showPlayer(null)}>
        {t('studio:sample')}
      </UnstyledButton>
      {hasPlain && (
        <UnstyledButton
          className={css.chip}
          aria-pressed={shown === PLAIN_PIECE}
          onClick={() => showPlayer(PLAIN_PIECE)}
        >
          {t('studio:plain')}
        </UnstyledButton>
      )}
      {players.map(player => (
        <UnstyledButton
          key={player.id}
          className={css.chip}
          aria-pressed={shown === player.id}
          onClick={() => showPlayer(player.id)}
        >
          {player.version === 'goalkeeper' && (
            <IconHandStop size={16} className={css.keeper} role="img" aria-label={t('studio:goalkeeper')} />
          )}
          {player.number !== null && <b>#{player.number}</b>} {printedName(player) || t('studio:no_name')}
        </UnstyledButton>
      ))}
    </div>
  )
}
