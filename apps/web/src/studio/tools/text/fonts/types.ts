import type { FontUse } from '@kitwright/library'

export interface FontFieldProps {
  /** Id of the font. */
  readonly value: string
  readonly weight: number
  readonly isItalic: boolean
  /** The user's own text, in which fonts are previewed. */
  readonly text: string
  readonly onChange: (use: FontUse) => void
  /** Whether the field belongs to no text layer. Its picker then opens separately from the selected text's. */
  readonly isApart?: boolean
}
