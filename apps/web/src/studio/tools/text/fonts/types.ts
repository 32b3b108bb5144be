import type { FontUse } from '@kitwright/library'

export interface FontFieldProps {
  /** Id of the font. */
  readonly value: string
  readonly weight: number
  readonly isItalic: boolean
  /** The user's own text: fonts are shown by it. */
  readonly text: string
  readonly onChange: (use: FontUse) => void
  /** It is for no text layer: its picker opens by itself, and not when the selected text's is asked for. */
  readonly isApart?: boolean
}
