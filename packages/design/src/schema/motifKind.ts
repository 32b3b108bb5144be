import type { Motif } from './motif.ts'

/** Input of the checks of custom patterns. */
type MotifHolder = { readonly motif?: Motif | undefined }
/** True if a pattern is a picture in its own colours, which has no inks. */
export const isInOwnColours = ({ motif }: MotifHolder): boolean => motif?.kind === 'picture' && motif.inks === 0
/** True if a custom pattern covers the whole garment continuously. */
export const isRound = ({ motif }: MotifHolder): boolean => motif?.kind === 'picture' && motif.isRound === true
