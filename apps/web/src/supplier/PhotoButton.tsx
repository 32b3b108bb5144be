import { Button, FileButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../texts/index.ts'
import { toast } from '../ui/index.ts'
import { smallPhoto } from './downscalePhoto.ts'

interface Props {
  readonly onSend: (photo: File) => Promise<unknown>
}

/** Sends photographs of the work: any number at once, one after another. */
export function PhotoButton({ onSend }: Props) {
  const { t } = useTranslation(['suppliers'])
  const [sending, setSending] = useState<{ readonly at: number; readonly of: number } | null>(null)
  const reset = useRef<() => void>(null)
  const send = async (files: readonly File[]): Promise<void> => {
    // A browser fires no event when the same files are chosen again.
    reset.current?.()
    for (const [index, file] of files.entries()) {
      setSending({ at: index + 1, of: files.length })
      const photo = await smallPhoto(file)
      // A refused photograph shows its reason, and those after it are still sent.
      if (photo) await onSend(photo)
      else toast('error', t('suppliers:photo_heic', { name: file.name }))
    }
    setSending(null)
  }
  return (
    <FileButton multiple resetRef={reset} accept="image/*" onChange={files => void send(files)}>
      {({ onClick }) => (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          disabled={sending !== null}
          onClick={onClick}
        >
          {sending && sending.of > 1 ? t('suppliers:photos_sending', sending) : t('suppliers:add_photo')}
        </Button>
      )}
    </FileButton>
  )
}
