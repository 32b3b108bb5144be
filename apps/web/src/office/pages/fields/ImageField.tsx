import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { Button, Input } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText, useSend } from '../../../session/index.ts'
import { FileChooser } from '../../../ui/index.ts'
import { OwnTextField } from './OwnTextField.tsx'
import css from './PageEditor.module.css'
import { useEditor } from './useEditor.ts'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml'

interface Props {
  readonly block: Extract<Block, { kind: 'image' }>
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

/** A picture with its description and caption. It is uploaded at once, and shown when the page is published. */
export function ImageField({ block, path, onChange }: Props) {
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
      done: ({ value }) => onChange({ ...block, picture: { source: 'file', id: value.id } }, null),
      refused: ({ error }) => {
        setProblem(problemText(error))
        return true
      },
    })
  }
  const fault = problem ?? faults[`${path}.picture`]
  return (
    <>
      {block.picture && <img className={css.picture} src={`/api/files/${block.picture.id}`} alt="" />}
      {fault && <Input.Error role="alert">{fault}</Input.Error>}
      <div>
        <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t(block.picture ? 'content:replace' : 'content:upload')}
            </Button>
          )}
        </FileChooser>
      </div>
      <OwnTextField
        label={t('content:alt')}
        path={`${path}.alt`}
        maxLength={CONTENT_LIMITS.title}
        value={block.alt}
        onChange={(alt, field) => onChange({ ...block, alt }, field)}
      />
      <OwnTextField
        label={t('content:caption')}
        path={`${path}.caption`}
        maxLength={CONTENT_LIMITS.lead}
        value={block.caption}
        onChange={(caption, field) => onChange({ ...block, caption }, field)}
      />
    </>
  )
}
