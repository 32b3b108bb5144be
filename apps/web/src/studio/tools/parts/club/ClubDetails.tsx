import { firstColour, freeColours, LIMITS, type ClubColour } from '@kitwright/design'
import { documentOf, replaceFreeColour, snapToClub, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { ActionIcon, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useGesture, useStudio, useStudioParts } from '../../../context/index.ts'
import { PickerButton } from '../../../fields/index.ts'
import css from './Club.module.css'
import { FromCrest } from './FromCrest.tsx'
import { Ideas } from './Ideas.tsx'
import { useClub } from './useClub.ts'

function NameRow({ own }: { own: ClubColour }) {
  const { t } = useTranslation(['club'])
  const { nameOf, rename, remove } = useClub()
  const [typed, setTyped] = useState<string | null>(null)
  const finish = (): void => {
    const name = typed?.trim() || null
    if (typed !== null && name !== own.name) rename(own.tone, name)
    setTyped(null)
  }
  return (
    <div className={css.row}>
      <span className={css.dot} style={{ background: own.colour }} />
      <TextInput
        size="xs"
        aria-label={t('club:name', { name: t(`club:${own.tone}`) })}
        placeholder={t(`club:${own.tone}`)}
        maxLength={LIMITS.clubColourNameCharacters}
        autoComplete="off"
        value={typed ?? own.name ?? ''}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={event => event.key === 'Enter' && finish()}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('club:remove', { name: nameOf(own) })}
        title={t('club:remove', { name: nameOf(own) })}
        onClick={() => remove(own.tone)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/**
 * Lists the colours outside the club's: each can be changed everywhere, or all can be replaced by the club's colours
 * together.
 */
function FreeColours() {
  const { t } = useTranslation(['club'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const gesture = useGesture()
  const document = useStudio(documentOf)
  const free = useMemo(() => freeColours(document), [document])
  if (free.length === 0) return null
  return (
    <div role="group" aria-label={t('club:free')}>
      <h4 className={css.small}>{t('club:free')}</h4>
      <Text size="xs" c="dimmed" mb={6}>
        {t('club:free_text')}
      </Text>
      <div className={css.free}>
        {free.map(({ colour, uses }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the colour changes under the hand that drags it
          <span key={i} className={css.use}>
            <PickerButton
              label={t('club:everywhere', { colour })}
              value={{ kind: 'solid', colour }}
              hasAlpha
              onChange={fill => replaceFreeColour(api, colour, firstColour(fill), gesture())}
            />
            {`×${uses}`}
          </span>
        ))}
      </div>
      <Button variant="default" fullWidth h={44} mt={8} onClick={() => snapToClub(api)}>
        {t('club:into_club')}
      </Button>
    </div>
  )
}

/** Names, the crest's colours, colours that match the main one, and colours that are not the club's. */
export function ClubDetails() {
  const { club } = useClub()
  return (
    <Stack gap="md" pt="xs">
      <div className={css.rows}>
        {club.map(own => (
          <NameRow key={own.tone} own={own} />
        ))}
      </div>
      <FromCrest />
      <Ideas />
      <FreeColours />
    </Stack>
  )
}
