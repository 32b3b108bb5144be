import { IMAGE_ROLES, type ImageLayer, type ImageRole } from '@kitwright/design'
import { Alert, Button, FileButton, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useState, type DragEvent } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { ImageFields } from '../../inspector/ImageFields.tsx'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { roleKey } from '../../names.ts'
import { viewOf } from '../../stage/views.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import styles from './images.module.css'
import { useAddImage, type AddImage } from './useAddImage.ts'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg'

/** Address of a picture for an `<img>`; null while it is looked up or when it is not there. */
export function useImageUrl(asset: ImageLayer['asset']): string | null {
  const [url, setUrl] = useState<string | null>(null)
  const { source, id } = asset
  useEffect(() => {
    let isCurrent = true
    void imageUrl({ source, id }).then(found => {
      if (isCurrent) setUrl(found)
    })
    return () => {
      isCurrent = false
    }
  }, [source, id])
  return url
}

function UploadButton({ role, adding }: { role: ImageRole; adding: AddImage }) {
  const say = useWords()
  return (
    <FileButton
      accept={ACCEPT}
      onChange={file => void adding.add(file, role)}
      inputProps={{ 'aria-label': say(roleKey(role)) }}
    >
      {props => (
        <Button
          {...props}
          variant="default"
          justify="start"
          loading={adding.isReading}
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
        >
          {say(roleKey(role))}
        </Button>
      )}
    </FileButton>
  )
}

function ImageRow({ layer, isSelected }: { layer: ImageLayer; isSelected: boolean }) {
  const say = useWords()
  const url = useImageUrl(layer.asset)
  const select = useStudio(state => state.select)
  const setView = useStudio(state => state.setView)
  return (
    <UnstyledButton
      className={styles.row}
      aria-pressed={isSelected}
      onClick={() => {
        select({ kind: 'layer', id: layer.id })
        setView(viewOf(layer.piece))
      }}
    >
      <span className={styles.thumb}>{url && <img src={url} alt="" />}</span>
      {say(roleKey(layer.role))}
    </UnstyledButton>
  )
}

function DropArea({ adding, children }: { adding: AddImage; children: React.ReactNode }) {
  const [isOver, setOver] = useState(false)
  const stop = (event: DragEvent, over: boolean): void => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={event => stop(event, true)}
      onDragLeave={event => stop(event, false)}
      onDrop={event => {
        stop(event, false)
        void adding.add(event.dataTransfer.files[0], 'logo')
      }}
    >
      {children}
    </div>
  )
}

/** Logos, sponsors and pictures: upload, choose, change. */
export function ImagesPanel() {
  const say = useWords()
  const adding = useAddImage()
  const isDesktop = useIsDesktop()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  const images = layers.filter(layer => layer.kind === 'image')
  const chosen = selection.kind === 'layer' ? selection.id : null
  return (
    <Stack gap="sm">
      <DropArea adding={adding}>
        <Group gap="xs" grow preventGrowOverflow={false}>
          {IMAGE_ROLES.map(role => (
            <UploadButton key={role} role={role} adding={adding} />
          ))}
        </Group>
        <Text size="xs" c="dimmed" mt="xs">
          {say('imageNote')}
        </Text>
      </DropArea>
      {adding.problem && (
        <Alert color="red" role="alert" title={say('imageRefused')}>
          {say(adding.problem)}
        </Alert>
      )}
      {images.length === 0 && <Text size="sm">{say('noImages')}</Text>}
      {images.map(layer => (
        <div key={layer.id}>
          <ImageRow layer={layer} isSelected={layer.id === chosen} />
          {!isDesktop && layer.id === chosen && <ImageFields layer={layer} />}
        </div>
      ))}
    </Stack>
  )
}
