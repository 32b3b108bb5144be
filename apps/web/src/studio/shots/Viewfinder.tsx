import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { shotOf, type Look } from './looks.ts'
import styles from './shots.module.css'
import type { Camera } from './usePhotoStage.ts'
import { useShotsWords } from './words.ts'

/** Enough for the dialog, at two pixels per CSS pixel. */
const SHOWN_PX = 800

interface ViewfinderProps {
  readonly camera: Camera
  readonly look: Look
}

/** What the picture will look like, small. */
export function Viewfinder({ camera, look }: ViewfinderProps) {
  const say = useShotsWords()
  const host = useRef<HTMLDivElement>(null)
  const photo = camera.kind === 'ready' ? camera.photo : null
  useEffect(() => {
    if (!photo) return
    try {
      host.current?.replaceChildren(photo.take(shotOf(look, SHOWN_PX)))
    } catch (cause) {
      console.error('the picture could not be shown', cause)
    }
  }, [photo, look])
  return (
    <div className={styles.finder} data-ground={look.ground}>
      <div ref={host} className={styles.shot} role="img" aria-label={say('looking')} hidden={!photo} />
      {camera.kind === 'opening' && (
        <div className={styles.message} role="status">
          <Loader size="sm" />
          {say('preparing')}
        </div>
      )}
      {camera.kind === 'failed' && (
        <div className={styles.message} role="alert">
          <p>{say('stage_failed')}</p>
          <Button onClick={camera.retry}>{say('try_again')}</Button>
        </div>
      )}
    </div>
  )
}
