import { snakeCase } from '@kitwright/words'
import type { AssetRef } from '@kitwright/design'
import { Button, Input } from '@mantine/core'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import type { ImageRefusal } from '../../drafts/index.ts'
import { FileChooser, toast, useAsync } from '../../ui/index.ts'
import css from './QuickStartPage.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg'

function Shown({ logo }: { logo: AssetRef }) {
  const find = useCallback(async () => (await import('./logo.ts')).imageUrl(logo), [logo])
  const { data: url } = useAsync(find, { isSticky: true })
  return url && <img className={css.logo} src={url} alt="" />
}

/** The messages belong to the studio's namespace and load only when there is something to report. */
function Refusal({ problem }: { problem: ImageRefusal }) {
  const { t } = useTranslation(['studio'])
  return (
    <Input.Error role="alert" size="sm" mt="xs">
      {t(`studio:${snakeCase(problem)}`)}
    </Input.Error>
  )
}

interface Props {
  readonly logo: AssetRef | null
  readonly onChange: (logo: AssetRef | null) => void
}

/**
 * Field for the team's logo, which is checked and stored in this browser. An error is shown beside it, and the previous
 * logo stays.
 */
export function LogoField({ logo, onChange }: Props) {
  const { t } = useTranslation(['quick', 'common'])
  const [problem, setProblem] = useState<ImageRefusal | null>(null)
  const [isReading, setReading] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)

  const choose = async (file: File): Promise<void> => {
    setProblem(null)
    setReading(true)
    const kept = await import('./logo.ts').then(({ keepImage }) => keepImage(file)).catch(() => null)
    setReading(false)
    if (!kept) toast('error', t('common:something_wrong'))
    else if (kept.ok) onChange(kept.asset)
    else setProblem(kept.problem)
  }
  return (
    <div role="group" aria-label={t('quick:logo')}>
      <p className={css.label}>{t('quick:logo')}</p>
      <p className={css.hint}>{t('quick:logo_text')}</p>
      <div className={css.go}>
        {logo && <Shown logo={logo} />}
        <FileChooser accept={KINDS} onChoose={file => void choose(file)}>
          {({ onClick }) => (
            <Button ref={chooser} variant="default" loading={isReading} onClick={onClick}>
              {t(logo ? 'quick:logo_replace' : 'quick:logo_choose')}
            </Button>
          )}
        </FileChooser>
        {logo && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              onChange(null)
              // The pressed button disappears, so the focus moves.
              chooser.current?.focus()
            }}
          >
            {t('quick:logo_remove')}
          </Button>
        )}
      </div>
      <Suspense>{problem && <Refusal problem={problem} />}</Suspense>
    </div>
  )
}
