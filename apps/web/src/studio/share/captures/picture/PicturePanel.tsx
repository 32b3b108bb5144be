import { Button, Group, Progress as Bar } from '@mantine/core'
import { IconDownload, IconShare2 } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudio } from '../../../context/index.ts'
import { Choice } from '../shots/Choice.tsx'
import { fileName } from '../shots/fileName.ts'
import { canSend, download, send } from '../shots/deliverFile.ts'
import { FORMATS, GROUNDS, shotOf, VIEWS, type ShotSettings } from '../shots/shotSettings.ts'
import css from '../Shots.module.css'
import { useClubColours } from '../shots/useClubColours.ts'
import { PNG } from './packPng.ts'
import { usePicture } from './usePicture.ts'
import type { Camera } from '../shots/usePhotoStage.ts'
import { Viewfinder } from '../shots/Viewfinder.tsx'

interface PicturePanelProps {
  readonly camera: Camera
  readonly settings: ShotSettings
  readonly onChange: (settings: ShotSettings) => void
}

function SettingsFields({
  settings,
  onChange,
  isDisabled,
}: Omit<PicturePanelProps, 'camera'> & { isDisabled: boolean }) {
  const { t } = useTranslation(['shots'])
  const formats = (Object.keys(FORMATS) as ShotSettings['format'][]).map(value => {
    const { key, widthPx, heightPx } = FORMATS[value]
    return { value, label: t(`shots:${key}`), note: `${widthPx} × ${heightPx}` }
  })
  return (
    <>
      <Choice
        label={t('shots:view')}
        value={settings.view}
        options={VIEWS.map(([value, key]) => ({ value, label: t(`shots:${key}`) }))}
        isDisabled={isDisabled}
        onChange={view => onChange({ ...settings, view })}
      />
      <Choice
        label={t('shots:format')}
        value={settings.format}
        options={formats}
        isDisabled={isDisabled}
        onChange={format => onChange({ ...settings, format })}
      />
      <Choice
        label={t('shots:ground')}
        value={settings.ground}
        options={GROUNDS.map(([value, key]) => ({ value, label: t(`shots:${key}`) }))}
        isDisabled={isDisabled}
        onChange={ground => onChange({ ...settings, ground })}
      />
    </>
  )
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation(['shots'])
  const text = t('shots:making_share', { percent: Math.round(share * 100) })
  return (
    <div className={css.progress}>
      <span role="status">{t('shots:making')}</span>
      <Bar w="100%" value={share * 100} transitionDuration={0} aria-label={text} />
      <Button variant="default" onClick={onCancel}>
        {t('shots:cancel')}
      </Button>
    </div>
  )
}

/** A still picture of the design, as PNG. */
export function PicturePanel({ camera, settings, onChange }: PicturePanelProps) {
  const { t } = useTranslation(['shots'])
  const name = useStudio(state => state.name)
  const club = useClubColours()
  const { share, isCalledOff, make, cancel } = usePicture()
  const hand = (to: (file: File) => void | Promise<void>): void => {
    if (camera.kind !== 'ready') return
    const file = fileName(name, `${settings.view}-${settings.format}`, 'png')
    void make({ photo: camera.photo, shot: shotOf(settings, club), file }, to)
  }
  const onDownload = (file: File): void => {
    download(file)
    toast('success', t('shots:done', { file: file.name }))
  }
  return (
    <div className={css.panel}>
      <Viewfinder camera={camera} settings={settings} />
      <div className={css.options}>
        <SettingsFields settings={settings} onChange={onChange} isDisabled={share !== null} />
        {share !== null ? (
          <Progress share={share} onCancel={cancel} />
        ) : (
          <Group gap="xs" className={css.actions}>
            {isCalledOff && (
              <span role="status" className={css.off}>
                {t('shots:called_off')}
              </span>
            )}
            <Button
              disabled={camera.kind !== 'ready'}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => hand(onDownload)}
            >
              {t('shots:download')}
            </Button>
            {canSend(new File([], 'picture.png', { type: PNG })) && (
              <Button
                variant="default"
                disabled={camera.kind !== 'ready'}
                leftSection={<IconShare2 size={18} aria-hidden />}
                onClick={() => hand(file => send(file, name))}
              >
                {t('shots:send')}
              </Button>
            )}
          </Group>
        )}
      </div>
    </div>
  )
}
