import { snakeCase } from '@kitwright/words'
import { IMAGE_ROLES, type ImageRole } from '@kitwright/design'
import { Alert, Button, FileButton, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { roleKey } from '../../../context/index.ts'
import { FileProgress } from './FileProgress.tsx'
import { takePastedFiles, usePastedFiles } from '../files/pastedFiles.ts'
import css from '../Images.module.css'
import { SendingRows } from './SendingRows.tsx'
import { useSendings } from './uploadList.ts'
import { useUploads, type Upload, type Uploads } from './useUploads.ts'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg'

function UploadButton({ role, onFiles }: { role: ImageRole; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation(['studio'])
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept={ACCEPT}
      multiple
      resetRef={reset}
      onChange={files => {
        onFiles(files)
        // Allows the same file to be chosen again.
        reset.current?.()
      }}
      inputProps={{ 'aria-label': t(roleKey(role)) }}
    >
      {props => (
        <Button {...props} variant="default" justify="start" leftSection={<IconPhotoPlus size={18} aria-hidden />}>
          {t(roleKey(role))}
        </Button>
      )}
    </FileButton>
  )
}

/** Accepts dropped files. */
function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent, isOverNow: boolean): void => {
    event.preventDefault()
    setOver(isOverNow)
  }
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={event => over(event, true)}
      onDragLeave={event => over(event, false)}
      onDrop={event => {
        over(event, false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

function UploadRow({ item, uploads }: { item: Upload; uploads: Uploads }) {
  const { t } = useTranslation(['studio', 'images'])
  const { id, name, totalBytes, doneBytes, problem } = item
  if (problem) {
    return (
      <Alert
        color="red"
        role="alert"
        title={t('studio:image_refused')}
        withCloseButton
        closeButtonLabel={t('images:dismiss', { name })}
        onClose={() => uploads.dismiss(id)}
      >
        <b className={css.fileName}>{name}</b>
        {t(`studio:${snakeCase(problem)}`)}
      </Alert>
    )
  }
  return <FileProgress {...{ name, totalBytes, doneBytes }} text="reading" onStop={() => uploads.stop(id)} />
}

/** The user's own pictures, added from files, by dropping or by pasting. */
export function UploadTab() {
  const { t } = useTranslation(['images'])
  const uploads = useUploads()
  const { items, last } = uploads
  const isSending = useSendings(state => state.items.length > 0)
  const pasted = usePastedFiles(state => state.files)
  useEffect(() => {
    if (pasted.length > 0) uploads.add(takePastedFiles(), null)
  })
  return (
    <Stack gap="sm">
      <DropArea onFiles={files => uploads.add(files, null)}>
        <Group gap="xs" grow preventGrowOverflow={false}>
          {IMAGE_ROLES.map(role => (
            <UploadButton key={role} role={role} onFiles={files => uploads.add(files, role)} />
          ))}
        </Group>
        <Text size="xs" c="dimmed" mt="xs">
          {t('images:note')}
        </Text>
      </DropArea>
      {(items.length > 0 || isSending) && (
        <Stack gap="xs" role="group" aria-label={t('images:uploads')}>
          {items.map(item => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
          <SendingRows />
        </Stack>
      )}
      <VisuallyHidden role="status">
        {last && t(last.isAdded ? 'images:added' : 'images:stopped', { name: last.name })}
      </VisuallyHidden>
    </Stack>
  )
}
