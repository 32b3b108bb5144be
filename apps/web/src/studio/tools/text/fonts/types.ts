import type { FontUse } from '@kitwright/library'

export interface FontFieldProps {
  /** Id of the font. */
  readonly value: string
  readonly weight: number
  readonly isItalic: boolean
  /** The user's own text: fonts are shown by it. */
  readonly text: string
  readonly onChange: (use: FontUse) => void
}
