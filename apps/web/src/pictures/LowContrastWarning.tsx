import { IconEyeExclamation } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useAsync } from '../ui/index.ts'
import { DesignWarning } from './DesignWarning.tsx'

/** What a design's letters say that can hardly be told from the cloth. Comes with what draws garments, after the page. */
function useHidden(design: unknown): readonly string[] {
  const look = useCallback(async () => (await import('./hiddenTexts.ts')).hiddenTexts(design), [design])
  return useAsync(look, { isSticky: true }).data ?? []
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
    <DesignWarning icon={<IconEyeExclamation size={20} aria-hidden />}>
      {say(texts.map(text => `“${text}”`).join(', '))}
    </DesignWarning>
  )
}
