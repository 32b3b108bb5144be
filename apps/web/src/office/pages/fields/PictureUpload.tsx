import { Button, Input } from '@mantine/core'
import type { OwnPicture } from '@kitwright/pages/content'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../../session/index.ts'
import { FileChooser } from '../../../ui/index.ts'
import css from './PageEditor.module.css'
import { useEditor } from './useEditor.ts'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml'

interface Props {
  readonly picture: OwnPicture | null
  readonly path: string
  readonly onChange: (picture: OwnPicture) => void
}

/** Uploads a picture at once; visitors see it when the page is published. */
export function PictureUpload({ picture, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  const { faults } = useEditor()
  const [api, send, problemText] = [useApi(), useSend(null), useProblemText()]
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File): Promise<void> => {
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    // The contract describes multipart bodies in words only.
    await send(async () => api('POST /api/office/files', { body: body as unknown as undefined }), {
      done: ({ value }) => onChange({ source: 'file', id: value.id }),
      refused: ({ error }) => {
        setProblem(problemText(error))
        return true
      },
    })
  }
  const fault = problem ?? faults[path]
  return (
    <>
      {picture && <img className={css.picture} src={`/api/files/${picture.id}`} alt="" />}
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
      <div>
        <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t(picture ? 'content:replace' : 'content:upload')}
            </Button>
          )}
        </FileChooser>
      </div>
    </>
  )
}
