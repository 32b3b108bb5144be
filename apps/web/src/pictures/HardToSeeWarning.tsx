import type { DesignDocument } from '@kitwright/design'
import { Alert } from '@mantine/core'
import { IconEyeExclamation } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './HardToSeeWarning.module.css'

/** What a design's letters say that can hardly be told from the cloth. Comes with what draws garments, after the page. */
function useHidden(design: DesignDocument): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    import('./hiddenTexts.ts')
      .then(({ hiddenTexts }) => hiddenTexts(design))
      .then(
        texts => isCurrent && setFound(texts),
        (cause: unknown) => console.warn('the design could not be looked at', cause),
      )
    return () => {
      isCurrent = false
    }
  }, [design])
  return found
}

/** Before a design is ordered: which of its letters nobody will see. No barrier. */
export function HardToSeeWarning({ design }: { design: DesignDocument }) {
  const { t } = useTranslation('checkout')
  const texts = useHidden(design)
  if (texts.length === 0) return null
  return (
    <Alert color="yellow" role="status" className={css.warning} icon={<IconEyeExclamation size={20} aria-hidden />}>
      {t('hard_to_see', { texts: texts.map(text => `“${text}”`).join(', ') })}
    </Alert>
  )
}
