import { Button, Group } from '@mantine/core'
import { IconDownload, IconShare2 } from '@tabler/icons-react'
import type { PhotoStage } from '@kitwright/scene/export'
import { useState } from 'react'
import { toast } from '../../../ui/index.ts'
import { useStudio } from '../../context/index.ts'
import { Choice } from './Choice.tsx'
import { fileName } from './fileName.ts'
import { canSend, download, send } from './handOver.ts'
import { FORMATS, GROUNDS, shotOf, VIEWS, type ShotSettings } from './settings.ts'
import css from './Shots.module.css'
import { toBlob } from './turntable.ts'
import type { Camera } from './usePhotoStage.ts'
import { Viewfinder } from './Viewfinder.tsx'
import { useTranslation } from 'react-i18next'

const MIME = 'image/png'

async function takeFile(photo: PhotoStage, settings: ShotSettings, design: string): Promise<File> {
  const blob = await toBlob(photo.take(shotOf(settings)), MIME)
  return new File([blob], fileName(design, settings.view, 'png'), { type: MIME })
}

interface PicturePanelProps {
  readonly camera: Camera
  readonly settings: ShotSettings
  readonly onChange: (settings: ShotSettings) => void
}

function SettingsFields({ settings, onChange }: Omit<PicturePanelProps, 'camera'>) {
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
        onChange={view => onChange({ ...settings, view })}
      />
      <Choice
        label={t('shots:format')}
        value={settings.format}
        options={formats}
        onChange={format => onChange({ ...settings, format })}
      />
      <Choice
        label={t('shots:ground')}
        value={settings.ground}
        options={GROUNDS.map(([value, key]) => ({ value, label: t(`shots:${key}`) }))}
        onChange={ground => onChange({ ...settings, ground })}
      />
    </>
  )
}

/** A still picture of the design, as PNG. */
export function PicturePanel({ camera, settings, onChange }: PicturePanelProps) {
  const { t } = useTranslation(['shots'])
  const name = useStudio(state => state.name)
  const [isBusy, setBusy] = useState(false)
  const hand = async (to: (file: File) => void | Promise<void>): Promise<void> => {
    if (camera.kind !== 'ready') return
    setBusy(true)
    try {
      await to(await takeFile(camera.photo, settings, name))
    } catch (cause) {
      console.error('the picture could not be made', cause)
      toast('error', t('shots:failed'))
    } finally {
      setBusy(false)
    }
  }
  const onDownload = (file: File): void => {
    download(file)
    toast('success', t('shots:done', { file: file.name }))
  }
  const isWaiting = isBusy || camera.kind !== 'ready'
  return (
    <div className={css.panel}>
      <Viewfinder camera={camera} settings={settings} />
      <div className={css.options}>
        <SettingsFields settings={settings} onChange={onChange} />
        <Group gap="xs" className={css.actions}>
          <Button
            disabled={camera.kind !== 'ready'}
            loading={isBusy}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void hand(onDownload)}
          >
            {t('shots:download')}
          </Button>
          {canSend(new File([], 'picture.png', { type: MIME })) && (
            <Button
              variant="default"
              disabled={isWaiting}
              leftSection={<IconShare2 size={18} aria-hidden />}
              onClick={() => void hand(file => send(file, name))}
            >
              {t('shots:send')}
            </Button>
          )}
        </Group>
        <span role="status" className={css.hidden}>
          {isBusy && t('shots:making')}
        </span>
      </div>
    </div>
  )
}
