import { harmonies } from '@kitwright/design'
import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Club.module.css'
import { useClub } from './useClub.ts'

/** Colours that match the main one and are readable on it. One press applies them. */
export function Ideas() {
  const { t } = useTranslation(['club'])
  const { club, wear } = useClub()
  const main = club.find(({ tone }) => tone === 'main')?.colour
  const ideas = useMemo(() => (main ? harmonies(main) : []), [main])
  if (ideas.length === 0) return null
  return (
    <div role="group" aria-label={t('club:ideas')}>
      <h4 className={css.small}>{t('club:ideas')}</h4>
      <div className={css.ideas}>
        {ideas.map(idea => (
          <UnstyledButton
            key={idea.map(({ colour }) => colour).join()}
            className={css.idea}
            aria-label={t('club:idea', { colours: idea.map(({ colour }) => colour).join(', ') })}
            onClick={() => wear(idea)}
          >
            {idea.map(({ tone, colour }) => (
              <span key={tone} style={{ background: colour }} />
            ))}
          </UnstyledButton>
        ))}
      </div>
    </div>
  )
}
