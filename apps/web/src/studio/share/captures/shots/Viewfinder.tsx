import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useClubColours } from './useClubColours.ts'
import { shotOf, type ShotSettings } from './shotSettings.ts'
import css from '../Shots.module.css'
import type { Camera } from './usePhotoStage.ts'

/** The size in px of the preview, enough for the dialog at two pixels per CSS pixel. */
const SHOWN_PX = 800

interface ViewfinderProps {
  readonly camera: Camera
  readonly settings: ShotSettings
}

/** Shows a small preview of the picture. */
export function Viewfinder({ camera, settings }: ViewfinderProps) {
  const { t } = useTranslation(['shots'])
  const host = useRef<HTMLDivElement>(null)
  const club = useClubColours()
  const photo = camera.kind === 'ready' ? camera.photo : null
  useEffect(() => {
    if (!photo) return
    try {
      host.current?.replaceChildren(photo.take(shotOf(settings, club, SHOWN_PX)))
    } catch (cause) {
      console.error('the picture could not be shown', cause)
    }
  }, [photo, settings, club])
  return (
    <div className={css.finder} data-ground={settings.ground}>
      <div ref={host} className={css.shot} role="img" aria-label={t('shots:looking')} hidden={!photo} />
      {camera.kind === 'opening' && (
        <div className={css.message} role="status">
          <Loader size="sm" />
          {t('shots:preparing')}
        </div>
      )}
      {camera.kind === 'failed' && (
        <div className={css.message} role="alert">
          <p>{t('shots:stage_failed')}</p>
          <Button onClick={camera.retry}>{t('shots:try_again')}</Button>
        </div>
      )}
      {camera.kind === 'noWebgl' && (
        <div className={css.message} role="alert">
          <p>{t('shots:no_webgl')}</p>
        </div>
      )}
    </div>
  )
}
