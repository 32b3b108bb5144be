import { Button, Loader, Stack, Text } from '@mantine/core'
import { IconAugmentedReality, IconCube, IconDownload } from '@tabler/icons-react'
import type { ModelFormat } from '@kitwright/scene/export'
import { useEffect, useState, type ReactNode } from 'react'
import { toast } from '../../ui/index.ts'
import { download } from './handOver.ts'
import styles from './shots.module.css'
import { useMakeModel } from './useMakeModel.ts'
import { useShotsWords } from './words.ts'

/** Only Apple's browsers place a model in the room from a link. */
const placesModels = (): boolean => document.createElement('a').relList.supports('ar')

interface CardProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

const ModelCard = ({ title, note, children }: CardProps) => (
  <div className={styles.card}>
    <IconCube size={28} aria-hidden />
    <div className={styles.cardText}>
      <strong>{title}</strong>
      <span>{note}</span>
    </div>
    {children}
  </div>
)

/** A model's file, made when it is asked for. */
function ModelFile({ format, title, note }: { format: ModelFormat; title: string; note: string }) {
  const say = useShotsWords()
  const make = useMakeModel()
  const [isBusy, setBusy] = useState(false)
  const onMake = async (): Promise<void> => {
    setBusy(true)
    try {
      const file = await make(format)
      download(file)
      toast('success', say('done', { file: file.name }))
    } catch (cause) {
      console.error('the model could not be made', cause)
      toast('error', say('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ModelCard title={title} note={isBusy ? say('room_making') : note}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={`${say('download')}: ${title}`}
        onClick={() => void onMake()}
      >
        {say('download')}
      </Button>
    </ModelCard>
  )
}

/** On iPhone and iPad: a link that opens the camera. It must be there before it is tapped, so the model is made at once. */
function PlaceInRoom() {
  const say = useShotsWords()
  const make = useMakeModel()
  const [url, setUrl] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    make('usdz').then(
      file => {
        if (isOver) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      () => setFailed(true),
    )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [make])
  if (hasFailed) return <Text role="alert">{say('failed')}</Text>
  return (
    <ModelCard title={say('room_ios')} note={url ? say('room_ios_note') : say('room_making')}>
      {url ? (
        // Quick Look opens links of this kind only when a picture is their one child.
        <a className={styles.place} rel="ar" href={url} download="kit.usdz">
          <img src={ROOM_ICON} alt={say('room_ios')} width={44} height={44} />
        </a>
      ) : (
        <Loader size="sm" />
      )}
    </ModelCard>
  )
}

const ROOM_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0f172a" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2M12 12.5l4-2.500M8 10l4 2.500V17M12 12.500L8 10l4-2 4 2v4.500l-4 2.500-4-2.500z"/></svg>',
)}`

/** The garment in true size in one's own room: on the spot where the device can, else as files to open elsewhere. */
export function RoomPanel() {
  const say = useShotsWords()
  return (
    <Stack gap="md" mih={160}>
      <Text size="sm" className={styles.lead}>
        <IconAugmentedReality size={20} aria-hidden />
        {say('room_text')}
      </Text>
      {placesModels() && <PlaceInRoom />}
      <ModelFile format="glb" title={say('room_glb')} note={say('room_glb_note')} />
      <ModelFile format="usdz" title={say('room_usdz')} note={say('room_usdz_note')} />
    </Stack>
  )
}
