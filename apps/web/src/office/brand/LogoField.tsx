import { Button, FileButton, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { whileBusy } from '../../ui/index.ts'
import css from './LogoField.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml'

interface Props {
  /** The address of the picture; null without one. */
  readonly logo: string | null
  readonly isKept: boolean
  readonly onChange: (logo: string | null) => void
}

function Shown({ logo }: { logo: string }) {
  const { t } = useTranslation('office')
  return (
    <div className={css.grounds}>
      {(['light', 'dark'] as const).map(look => (
        <div key={look} className={css.ground} data-look={look}>
          <img src={logo} alt={`${t('logo')}: ${t(`on_${look}`)}`} height={60} />
        </div>
      ))}
    </div>
  )
}

/** The shop's logo: uploaded at once, worn by the shop when the brand is saved. */
export function LogoField({ logo, isKept, onChange }: Props) {
  const { t } = useTranslation('office')
  const api = useApi()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File | null): Promise<void> => {
    if (!file) return
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    // The contract describes multipart bodies in words only.
    const answer = await whileBusy(async () => api('POST /api/office/files', { body: body as unknown as undefined }))
    if (answer.ok) onChange(answer.value.url)
    else setProblem(problemText(answer.error))
  }
  return (
    <div role="group" aria-label={t('logo')}>
      <Input.Label component="span">{t('logo')}</Input.Label>
      <p className={css.none}>{t('logo_text')}</p>
      {logo ? <Shown logo={logo} /> : <p className={css.none}>{t('logo_none')}</p>}
      {logo && !isKept && <p className={css.none}>{t('logo_kept')}</p>}
      {problem && (
        <Input.Error role="alert" mb="xs">
          {problem}
        </Input.Error>
      )}
      <div className={css.acts}>
        <FileButton accept={KINDS} onChange={file => void upload(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t(logo ? 'logo_replace' : 'logo_upload')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {t('logo_remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
