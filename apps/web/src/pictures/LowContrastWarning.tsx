import { Alert } from '@mantine/core'
import { IconEyeExclamation } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import css from './LowContrastWarning.module.css'

/** What a design's letters say that can hardly be told from the cloth. Comes with what draws garments, after the page. */
function useHidden(design: unknown): readonly string[] {
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

interface Props {
  /** A design document, as it may have come from the server. */
  readonly design: unknown
  /** What is said of the texts. */
  readonly say: (texts: string) => string
}

/** Before a design is ordered, or made: which of its letters nobody will see. No barrier. */
export function LowContrastWarning({ design, say }: Props) {
  const texts = useHidden(design)
  if (texts.length === 0) return null
  return (
    <Alert color="yellow" role="status" className={css.warning} icon={<IconEyeExclamation size={20} aria-hidden />}>
      {say(texts.map(text => `“${text}”`).join(', '))}
    </Alert>
  )
}
