import type { Motif } from './motif.ts'

/** What a pattern of one's own is asked by. */
type MotifHolder = { readonly motif?: Motif | undefined }
/** Whether a pattern is a picture in its own colours: it has no inks. */
export const isInOwnColours = ({ motif }: MotifHolder): boolean => motif?.kind === 'picture' && motif.inks === 0
/** Whether a pattern of one's own goes over the whole garment as one thing. */
export const isRound = ({ motif }: MotifHolder): boolean => motif?.kind === 'picture' && motif.isRound === true
