import { Button, Group, Progress as Bar, Text } from '@mantine/core'
import { IconDownload, IconRotate360, IconShare2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { toast } from '../../ui/index.ts'
import { useStudio } from '../store/StudioContext.ts'
import { Choice, type Option } from './Choice.tsx'
import { videoKind } from './film.ts'
import { canSend, download, send } from './handOver.ts'
import { GROUNDS, TURN, type Look } from './looks.ts'
import styles from './shots.module.css'
import { makesWebp } from './turntable.ts'
import type { Camera } from './usePhotoStage.ts'
import { useTurntable, type TurnKind, type Turntable, type Wish } from './useTurntable.ts'
import { Viewfinder } from './Viewfinder.tsx'
import { useShotsWords, type SayShots } from './words.ts'

/** What this browser can make. */
function kindsOf(say: SayShots): Option<TurnKind>[] {
  const video = videoKind()
  return [
    ...(makesWebp() ? [{ value: 'picture', label: say('turn_picture'), note: say('turn_picture_note') } as const] : []),
    ...(video
      ? [{ value: 'video', label: say('turn_video'), note: say('turn_video_note', { kind: video.label }) } as const]
      : []),
  ]
}

function Progress({ state, onCancel }: { state: Turntable; onCancel: () => void }) {
  const say = useShotsWords()
  if (state.kind !== 'shooting' && state.kind !== 'filming') return null
  const isShooting = state.kind === 'shooting'
  const share = isShooting ? state.done / TURN.frames : state.share
  const text = isShooting
    ? say('turn_shooting', { done: state.done, all: TURN.frames })
    : say('turn_filming', { percent: Math.round(share * 100) })
  return (
    <div className={styles.progress}>
      <span>{text}</span>
      <Bar w="100%" value={share * 100} transitionDuration={0} aria-label={text} />
      <Button variant="default" onClick={onCancel}>
        {say('cancel')}
      </Button>
    </div>
  )
}

const sizeText = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function Made({ file }: { file: File }) {
  const say = useShotsWords()
  const name = useStudio(state => state.name)
  const onDownload = (): void => {
    download(file)
    toast('success', say('done', { file: file.name }))
  }
  return (
    <>
      <Text size="sm" role="status">
        {say('turn_ready', { size: sizeText(file.size) })}
      </Text>
      <Group gap="xs" className={styles.actions}>
        <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={onDownload}>
          {say('download')}
        </Button>
        {canSend(file) && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => void send(file, name)}
          >
            {say('send')}
          </Button>
        )}
      </Group>
    </>
  )
}

function Finished({ state: { file, url } }: { state: Extract<Turntable, { kind: 'ready' }> }) {
  const say = useShotsWords()
  return (
    <div className={styles.finder} data-ground="clear">
      {file.type.startsWith('video/') ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it
        <video className={styles.made} src={url} autoPlay loop muted playsInline aria-label={say('looking')} />
      ) : (
        <img className={styles.made} src={url} alt={say('looking')} />
      )}
    </div>
  )
}

const stillOf = ({ kind, ground }: Wish): Look => ({
  view: 'angle',
  format: 'square',
  ground: kind === 'video' ? 'studio' : ground,
})

/** The garment turning once around itself, as a moving picture or a video. */
export function TurntablePanel({ camera }: { camera: Camera }) {
  const say = useShotsWords()
  const kinds = kindsOf(say)
  const [wish, setWish] = useState<Wish>({ kind: kinds[0]?.value ?? 'picture', ground: 'studio' })
  const { state, start, reset } = useTurntable()
  const still = useMemo(() => stillOf(wish), [wish])
  const isBusy = state.kind === 'shooting' || state.kind === 'filming'
  const change = (next: Wish): void => {
    reset()
    setWish(next)
  }
  if (kinds.length === 0) return <Text size="sm">{say('turn_none')}</Text>
  return (
    <div className={styles.panel}>
      {state.kind === 'ready' ? <Finished state={state} /> : <Viewfinder camera={camera} look={still} />}
      <div className={styles.options}>
        <Text size="sm">{say('turn_text')}</Text>
        <Choice
          label={say('turn_kind')}
          value={wish.kind}
          options={kinds}
          isDisabled={isBusy}
          onChange={kind => change({ ...wish, kind })}
        />
        {wish.kind === 'picture' && (
          <Choice
            label={say('ground')}
            value={wish.ground}
            options={GROUNDS.map(([value, key]) => ({ value, label: say(key) }))}
            isDisabled={isBusy}
            onChange={ground => change({ ...wish, ground })}
          />
        )}
        {state.kind === 'failed' && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {say('failed')}
          </Text>
        )}
        {(state.kind === 'idle' || state.kind === 'failed') && (
          <Group className={styles.actions}>
            <Button
              disabled={camera.kind !== 'ready'}
              leftSection={<IconRotate360 size={18} aria-hidden />}
              onClick={() => camera.kind === 'ready' && void start(camera.photo, wish)}
            >
              {say('turn_make')}
            </Button>
          </Group>
        )}
        <Progress state={state} onCancel={reset} />
        {state.kind === 'ready' && <Made file={state.file} />}
      </div>
    </div>
  )
}
