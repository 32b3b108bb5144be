import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconAugmentedReality, IconQrcode } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useIsDesktop, lazy } from '../../../../ui/index.ts'
import { roomLink } from '../../link/playerLink.ts'
import { RoomFiles } from './RoomFiles.tsx'
import css from '../Shots.module.css'
import { useMakeModel } from './useMakeModel.ts'
import { useShareLink, type ShareLinkState } from '../links/useShareLink.ts'

const PhoneCode = lazy(async () => ({ default: (await import('./PhoneCode.tsx')).PhoneCode }))

/** A code for a phone: it opens the shared design, ready to be placed in the room, also without signing in. */
function OnPhone(linked: ShareLinkState) {
  const { t } = useTranslation(['shots'])
  const { make, isBusy, isSignedIn } = useShareLink(linked)
  const { link } = linked
  return (
    <div className={css.phone}>
      <div className={css.code}>
        {link === null ? (
          <IconQrcode size={96} stroke={1} aria-hidden />
        ) : (
          <Suspense fallback={<Loader size="sm" />}>
            <PhoneCode text={roomLink(link)} label={t('shots:room_code')} />
          </Suspense>
        )}
      </div>
      <div className={css.cardText}>
        <strong>{t('shots:room_phone')}</strong>
        <span>{t('shots:room_phone_note')}</span>
        {link === null && (
          <>
            <span>{t(isSignedIn ? 'shots:link_saves' : 'shots:link_sign_in')}</span>
            <Group className={css.actions}>
              <Button loading={isBusy} leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => void make()}>
                {t('shots:room_code_make')}
              </Button>
            </Group>
          </>
        )}
      </div>
    </div>
  )
}

/**
 * Shows the garment at true size in the person's room: directly if the device can, from a desk by way of the phone,
 * otherwise as files to open elsewhere.
 */
export function RoomPanel(linked: ShareLinkState) {
  const { t } = useTranslation(['shots'])
  const isDesktop = useIsDesktop()
  const make = useMakeModel()
  return (
    <Stack gap="md" mih={160}>
      <Text size="sm" className={css.lead}>
        <IconAugmentedReality size={20} aria-hidden />
        {t('shots:room_text')}
      </Text>
      {isDesktop && <OnPhone {...linked} />}
      <RoomFiles make={make} />
    </Stack>
  )
}
