import { CLOTH_SURFACES, type ClothSurface } from '@kitwright/garment'
import { Button, Group, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { clothPicture } from '../../../blocks/index.ts'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../../session/index.ts'
import { FileChooser } from '../../../ui/index.ts'
import css from './CardDialog.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml'

interface Props {
  readonly pictureId: string | null
  readonly material: string
  readonly onChange: (pictureId: string | null) => void
}

const surfaceOf = (material: string): ClothSurface => CLOTH_SURFACES.find(each => each === material) ?? 'knit'

/** The picture that customers see of a fabric: the shop's own, uploaded at once, else the rendered close-up. */
export function FabricPicture({ pictureId, material, onChange }: Props) {
  const { t } = useTranslation(['catalogue'])
  const [api, send, problemText] = [useApi(), useSend(null), useProblemText()]
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File): Promise<void> => {
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    // The contract describes multipart bodies in words only.
    await send(async () => api('POST /api/files', { body: body as unknown as undefined }), {
      done: ({ value }) => onChange(value.id),
      refused: ({ error }) => {
        setProblem(problemText(error))
        return true
      },
    })
  }
  const shown = pictureId === null ? clothPicture(surfaceOf(material)) : `/api/files/${pictureId}`
  return (
    <div role="group" aria-label={t('catalogue:picture')}>
      <Input.Label component="span">{t('catalogue:picture')}</Input.Label>
      <div className={css.picture}>
        <img src={shown} alt="" width={140} height={140} />
        <div>
          <p className={css.note}>{t(pictureId === null ? 'catalogue:picture_rendered' : 'catalogue:picture_own')}</p>
          {problem && <Input.Error role="alert">{problem}</Input.Error>}
          <Group gap="xs" mt="xs">
            <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
              {({ onClick }) => (
                <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
                  {t(pictureId === null ? 'catalogue:picture_upload' : 'catalogue:picture_replace')}
                </Button>
              )}
            </FileChooser>
            {pictureId !== null && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => onChange(null)}
              >
                {t('catalogue:picture_remove')}
              </Button>
            )}
          </Group>
        </div>
      </div>
    </div>
  )
}
