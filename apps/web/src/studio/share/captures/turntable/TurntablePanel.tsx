import { Button, Group, Progress as Bar, Text } from '@mantine/core'
import { IconDownload, IconRotate360, IconShare2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudio } from '../../../context/index.ts'
import { Choice, type Option } from '../shots/Choice.tsx'
import { videoKind } from './recordVideo.ts'
import { canSend, download, send } from '../shots/deliverFile.ts'
import { TURN, type ShotSettings } from '../shots/shotSettings.ts'
import css from '../Shots.module.css'
import { makesWebp } from './turntable.ts'
import type { Camera } from '../shots/usePhotoStage.ts'
import { useTurntable, type TurnKind, type Turntable, type TurntableOptions } from './useTurntable.ts'
import { Viewfinder } from '../shots/Viewfinder.tsx'
import type { TextFunction } from '@kitwright/words'

/** Returns the formats that this browser can produce. */
function kindsOf(t: TextFunction<'shots'>): Option<TurnKind>[] {
  const video = videoKind()
  return [
    ...(makesWebp()
      ? [{ value: 'picture', label: t('shots:turn_picture'), note: t('shots:turn_picture_note') } as const]
      : []),
    ...(video
      ? [
          {
            value: 'video',
            label: t('shots:turn_video'),
            note: t('shots:turn_video_note', { kind: video.label }),
          } as const,
        ]
      : []),
  ]
}

function Progress({ state, onCancel }: { state: Turntable; onCancel: () => void }) {
  const { t } = useTranslation(['shots'])
  if (state.kind !== 'shooting' && state.kind !== 'filming') return null
  const isShooting = state.kind === 'shooting'
  const share = isShooting ? state.done / TURN.frames : state.share
  const text = isShooting
    ? t('shots:turn_shooting', { done: state.done, all: TURN.frames })
    : t('shots:turn_filming', { percent: Math.round(share * 100) })
  return (
    <div className={css.progress}>
      <span>{text}</span>
      <Bar w="100%" value={share * 100} transitionDuration={0} aria-label={text} />
      <Button variant="default" onClick={onCancel}>
        {t('shots:cancel')}
      </Button>
    </div>
  )
}

const sizeText = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function Made({ file }: { file: File }) {
  const { t } = useTranslation(['shots'])
  const name = useStudio(state => state.name)
  const onDownload = (): void => {
    download(file)
    toast('success', t('shots:done', { file: file.name }))
  }
  return (
    <>
      <Text size="sm" role="status">
        {t('shots:turn_ready', { size: sizeText(file.size) })}
      </Text>
      <Group gap="xs" className={css.actions}>
        <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={onDownload}>
          {t('shots:download')}
        </Button>
        {canSend(file) && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => void send(file, name)}
          >
            {t('shots:send')}
          </Button>
        )}
      </Group>
    </>
  )
}

function Finished({ state: { file, url } }: { state: Extract<Turntable, { kind: 'ready' }> }) {
  const { t } = useTranslation(['shots'])
  return (
    <div className={css.finder} data-ground="clear">
      {file.type.startsWith('video/') ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it
        <video className={css.made} src={url} autoPlay loop muted playsInline aria-label={t('shots:looking')} />
      ) : (
        <img className={css.made} src={url} alt={t('shots:looking')} />
      )}
    </div>
  )
}

const stillOf = ({ kind, ground }: TurntableOptions): ShotSettings => ({
  view: 'angle',
  format: 'square',
  ground: kind === 'video' ? 'studio' : ground,
})

/** Shows the garment turning once around itself, as a moving picture or a video. */
export function TurntablePanel({ camera }: { camera: Camera }) {
  const { t } = useTranslation(['shots'])
  const kinds = kindsOf(t)
  const [options, setOptions] = useState<TurntableOptions>({ kind: kinds[0]?.value ?? 'picture', ground: 'studio' })
  const { state, start, reset } = useTurntable()
  const still = useMemo(() => stillOf(options), [options])
  const isBusy = state.kind === 'shooting' || state.kind === 'filming'
  const change = (next: TurntableOptions): void => {
    reset()
    setOptions(next)
  }
  if (kinds.length === 0) return <Text size="sm">{t('shots:turn_none')}</Text>
  return (
    <div className={css.panel}>
      {state.kind === 'ready' ? <Finished state={state} /> : <Viewfinder camera={camera} settings={still} />}
      <div className={css.options}>
        <Text size="sm">{t('shots:turn_text')}</Text>
        <Choice
          label={t('shots:turn_kind')}
          value={options.kind}
          options={kinds}
          isDisabled={isBusy}
          onChange={kind => change({ ...options, kind })}
        />
        {options.kind === 'picture' && (
          <Choice
            label={t('shots:ground')}
            value={options.ground}
            options={(['studio', 'clear'] as const).map(value => ({ value, label: t(`shots:ground_${value}`) }))}
            isDisabled={isBusy}
            onChange={ground => change({ ...options, ground })}
          />
        )}
        {state.kind === 'failed' && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('shots:failed')}
          </Text>
        )}
        {(state.kind === 'idle' || state.kind === 'failed') && (
          <Group className={css.actions}>
            <Button
              disabled={camera.kind !== 'ready'}
              leftSection={<IconRotate360 size={18} aria-hidden />}
              onClick={() => camera.kind === 'ready' && void start(camera.photo, options)}
            >
              {t('shots:turn_make')}
            </Button>
          </Group>
        )}
        <Progress state={state} onCancel={reset} />
        {state.kind === 'ready' && <Made file={state.file} />}
      </div>
    </div>
  )
}
