import { Button, Group } from '@mantine/core'
import { IconDownload, IconShare2 } from '@tabler/icons-react'
import type { PhotoStage } from '@kitwright/scene/export'
import { useState } from 'react'
import { toast } from '../../ui/index.ts'
import { useStudio } from '../store/StudioContext.ts'
import { Choice } from './Choice.tsx'
import { fileName } from './fileName.ts'
import { canSend, download, send } from './handOver.ts'
import { FORMATS, GROUNDS, shotOf, VIEWS, type Look } from './looks.ts'
import styles from './shots.module.css'
import { toBlob } from './turntable.ts'
import type { Camera } from './usePhotoStage.ts'
import { Viewfinder } from './Viewfinder.tsx'
import { useShotsWords } from './words.ts'

const MIME = 'image/png'

async function takeFile(photo: PhotoStage, look: Look, design: string): Promise<File> {
  const blob = await toBlob(photo.take(shotOf(look)), MIME)
  return new File([blob], fileName(design, look.view, 'png'), { type: MIME })
}

interface PicturePanelProps {
  readonly camera: Camera
  readonly look: Look
  readonly onLook: (look: Look) => void
}

function LookChoices({ look, onLook }: Omit<PicturePanelProps, 'camera'>) {
  const say = useShotsWords()
  const formats = (Object.keys(FORMATS) as Look['format'][]).map(value => {
    const { key, widthPx, heightPx } = FORMATS[value]
    return { value, label: say(key), note: `${widthPx} × ${heightPx}` }
  })
  return (
    <>
      <Choice
        label={say('view')}
        value={look.view}
        options={VIEWS.map(([value, key]) => ({ value, label: say(key) }))}
        onChange={view => onLook({ ...look, view })}
      />
      <Choice
        label={say('format')}
        value={look.format}
        options={formats}
        onChange={format => onLook({ ...look, format })}
      />
      <Choice
        label={say('ground')}
        value={look.ground}
        options={GROUNDS.map(([value, key]) => ({ value, label: say(key) }))}
        onChange={ground => onLook({ ...look, ground })}
      />
    </>
  )
}

/** A still picture of the design, as PNG. */
export function PicturePanel({ camera, look, onLook }: PicturePanelProps) {
  const say = useShotsWords()
  const name = useStudio(state => state.name)
  const [isBusy, setBusy] = useState(false)
  const hand = async (to: (file: File) => void | Promise<void>): Promise<void> => {
    if (camera.kind !== 'ready') return
    setBusy(true)
    try {
      await to(await takeFile(camera.photo, look, name))
    } catch (cause) {
      console.error('the picture could not be made', cause)
      toast('error', say('failed'))
    } finally {
      setBusy(false)
    }
  }
  const onDownload = (file: File): void => {
    download(file)
    toast('success', say('done', { file: file.name }))
  }
  const isWaiting = isBusy || camera.kind !== 'ready'
  return (
    <div className={styles.panel}>
      <Viewfinder camera={camera} look={look} />
      <div className={styles.options}>
        <LookChoices look={look} onLook={onLook} />
        <Group gap="xs" className={styles.actions}>
          <Button
            disabled={camera.kind !== 'ready'}
            loading={isBusy}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void hand(onDownload)}
          >
            {say('download')}
          </Button>
          {canSend(new File([], 'picture.png', { type: MIME })) && (
            <Button
              variant="default"
              disabled={isWaiting}
              leftSection={<IconShare2 size={18} aria-hidden />}
              onClick={() => void hand(file => send(file, name))}
            >
              {say('send')}
            </Button>
          )}
        </Group>
        <span role="status" className={styles.hidden}>
          {isBusy && say('making')}
        </span>
      </div>
    </div>
  )
}
