import { Button, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useProblemText, useSend } from '../../session/index.ts'
import { FileChooser } from '../../ui/index.ts'
import css from './PictureField.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml'

type BrandPictureKind = 'logo' | 'khqr'
/** Logos appear on both backgrounds; scanned codes stay dark on light. */
const GROUNDS = { logo: ['light', 'dark'], khqr: ['light'] } as const
const HEIGHTS = { logo: 60, khqr: 240 }

interface Props {
  readonly kind: BrandPictureKind
  /** URL of the picture, or null. */
  readonly picture: string | null
  readonly isKept: boolean
  readonly onChange: (picture: string | null) => void
}

function Shown({ kind, picture }: { kind: BrandPictureKind; picture: string }) {
  const { t } = useTranslation(['office'])
  return (
    <div className={css.grounds}>
      {GROUNDS[kind].map(scheme => (
        <div key={scheme} className={css.ground} data-scheme={scheme}>
          <img src={picture} alt={`${t(`office:${kind}`)}: ${t(`office:on_${scheme}`)}`} height={HEIGHTS[kind]} />
        </div>
      ))}
    </div>
  )
}

/** A picture of the shop. Uploaded at once, published when the brand is saved. */
export function PictureField({ kind, picture, isKept, onChange }: Props) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const send = useSend(null)
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File): Promise<void> => {
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    // The contract describes multipart bodies in words only.
    await send(async () => api('POST /api/office/files', { body: body as unknown as undefined }), {
      done: ({ value }) => onChange(value.url),
      refused: ({ error }) => {
        setProblem(problemText(error))
        return true
      },
    })
  }
  return (
    <div role="group" aria-label={t(`office:${kind}`)}>
      <Input.Label component="span">{t(`office:${kind}`)}</Input.Label>
      <p className={css.none}>{t(`office:${kind}_text`)}</p>
      {picture ? <Shown kind={kind} picture={picture} /> : <p className={css.none}>{t(`office:${kind}_none`)}</p>}
      {picture && !isKept && <p className={css.none}>{t(`office:${kind}_kept`)}</p>}
      {problem && (
        <Input.Error role="alert" mb="xs">
          {problem}
        </Input.Error>
      )}
      <div className={css.acts}>
        <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t(picture ? `office:${kind}_replace` : `office:${kind}_upload`)}
            </Button>
          )}
        </FileChooser>
        {picture && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {t(`office:${kind}_remove`)}
          </Button>
        )}
      </div>
    </div>
  )
}
