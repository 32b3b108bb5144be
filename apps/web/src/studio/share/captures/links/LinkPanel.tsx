import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy, IconExternalLink, IconLink, IconWorldWww } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { printedName } from '../../../../roster/index.ts'
import { lazy, toast } from '../../../../ui/index.ts'
import { playerLink } from '../../link/playerLink.ts'
import { useStudio } from '../../../context/index.ts'
import css from '../Shots.module.css'
import { copyText } from './copyText.ts'
import { LinkAnswers } from './LinkAnswers.tsx'
import { useShareLink, type ShareLinkState } from './useShareLink.ts'

// Loaded lazily, because few links go on a club's page.
const WebsitePanel = lazy(async () => ({ default: (await import('./WebsitePanel.tsx')).WebsitePanel }))

const canShare = (): boolean => matchMedia('(pointer: coarse)').matches && 'share' in navigator

/** Chooses the player whose name and number the link shows: none unless the owner picks one. */
function WornChoice({ worn, onChange }: { worn: string; onChange: (id: string) => void }) {
  const { t } = useTranslation(['shots'])
  const players = useStudio(state => state.players)
  if (players.length === 0) return null
  return (
    <NativeSelect
      label={t('shots:link_worn')}
      description={t('shots:link_worn_note')}
      value={worn}
      data={[
        { value: '', label: t('shots:link_worn_none') },
        ...players.map(player => ({
          value: player.id,
          label: `${player.number === null ? '' : `#${player.number} `}${printedName(player)}`,
        })),
      ]}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

function LinkField({ link: plain }: { link: string }) {
  const { t } = useTranslation(['shots'])
  const [worn, setWorn] = useState('')
  const player = useStudio(state => state.players.find(({ id }) => id === worn))
  const link = player ? playerLink(plain, { ...player, name: printedName(player) }) : plain
  const onCopy = async (): Promise<void> => {
    if (await copyText(link)) toast('success', t('shots:link_copied'))
  }
  return (
    <>
      <WornChoice worn={worn} onChange={setWorn} />
      <TextInput label={t('shots:link_label')} readOnly value={link} onFocus={event => event.currentTarget.select()} />
      <Group gap="xs" className={css.actions}>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void onCopy()}>
          {t('shots:link_copy')}
        </Button>
        {canShare() && (
          <Button variant="default" onClick={() => void navigator.share({ url: link }).catch(() => null)}>
            {t('shots:link_send')}
          </Button>
        )}
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('shots:link_open')}
        </Button>
      </Group>
    </>
  )
}

/**
 * The share link. It exists at once for a signed-in person with an edited design, otherwise on request, since it saves
 * the design.
 */
export function LinkPanel(linked: ShareLinkState) {
  const { t } = useTranslation(['shots'])
  const { make, isBusy, isSignedIn } = useShareLink(linked)
  const [isForWebsite, setForWebsite] = useState(false)
  return (
    <Stack gap="md" mih={160}>
      <Text size="sm">{t('shots:link_text')}</Text>
      {linked.link === null ? (
        <>
          <Text size="sm">{t(isSignedIn ? 'shots:link_saves' : 'shots:link_sign_in')}</Text>
          <Group className={css.actions}>
            <Button loading={isBusy} leftSection={<IconLink size={18} aria-hidden />} onClick={() => void make()}>
              {t('shots:link_make')}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <LinkField link={linked.link} />
          <Suspense>
            <LinkAnswers onClosed={() => linked.onLink(null)} />
          </Suspense>
          {isForWebsite ? (
            <Suspense>
              <WebsitePanel link={linked.link} />
            </Suspense>
          ) : (
            <Group className={css.actions}>
              <Button
                variant="subtle"
                leftSection={<IconWorldWww size={18} aria-hidden />}
                onClick={() => setForWebsite(true)}
              >
                {t('shots:website')}
              </Button>
            </Group>
          )}
        </>
      )}
    </Stack>
  )
}
