import { firstColour } from '@kitwright/design'
import { makeClubColours, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { ActionIcon, Button, Text } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useTenant } from '../../../../session/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { PickerButton } from '../../../fields/index.ts'
import css from './Club.module.css'
import { ClubDetails } from './ClubDetails.tsx'
import { useClub } from './useClub.ts'
import { lazy } from '../../../../ui/index.ts'

const ToCard = lazy(async () => ({ default: (await import('./ToCard.tsx')).ToCard }))

/** Shown for a design from before club colours existed. */
function NoClub() {
  const { t } = useTranslation(['club'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t('club:none')}
      </Text>
      <Button variant="default" fullWidth h={44} onClick={() => makeClubColours(api)}>
        {t('club:make')}
      </Button>
    </>
  )
}

function Strip() {
  const { t } = useTranslation(['club'])
  const { club, nameOf, recolour, add } = useClub()
  return (
    <div className={css.strip} role="group" aria-label={t('club:title')}>
      {club.map(own => (
        <span key={own.tone} className={css.ink}>
          <PickerButton
            isClubs
            label={nameOf(own)}
            value={{ kind: 'solid', colour: own.colour }}
            hasAlpha={false}
            onChange={fill => recolour(own.tone, firstColour(fill))}
          />
          <span className={css.name}>{nameOf(own)}</span>
        </span>
      ))}
      {add && (
        <ActionIcon variant="default" size={36} className={css.add} aria-label={t('club:add')} onClick={add}>
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/**
 * The club's colours, each changeable wherever it is worn. A button opens their names, the crest and the other colours.
 */
export function ClubSection() {
  const { t } = useTranslation(['club'])
  const { club } = useClub()
  const { colourCard } = useTenant().settings
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('club:title')}
      </h3>
      {club.length === 0 ? (
        <NoClub />
      ) : (
        <>
          <Strip />
          {colourCard !== undefined && (
            <Suspense>
              <ToCard />
            </Suspense>
          )}
          <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('club:more')}
            <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
          </button>
          {isOpen && <ClubDetails />}
        </>
      )}
    </section>
  )
}
