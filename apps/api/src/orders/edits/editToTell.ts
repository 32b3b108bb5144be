import type { OrderEdit } from '@kitwright/contract'
import { parseSize, sizeLabel } from '@kitwright/garment'
import { formatUsd } from '@kitwright/measure'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findEdit } from './editStore.ts'
import { presentEdit } from './presentEdit.ts'

/** One difference in a form that both languages share; null where something was added or removed. */
export interface ToldChange {
  readonly was: string | null
  readonly is: string | null
}

/** An edit as mails tell it. */
export interface EditToTell extends Pick<
  OrderEdit,
  'id' | 'state' | 'reason' | 'beforeCents' | 'afterCents' | 'declineReason'
> {
  readonly changes: readonly ToldChange[]
}

type Piece = NonNullable<OrderEdit['pieces'][number]['after']>
type Extra = NonNullable<OrderEdit['extras'][number]['after']>

function sayPiece({ qty, designName, size, number, printName, playerName, totalCents }: Piece): string {
  const known = parseSize(size)
  return [
    `${qty} × ${designName}`,
    known ? sizeLabel(known) : size,
    number,
    printName || playerName,
    formatUsd(totalCents),
  ]
    .filter(each => each !== null && each !== '')
    .join(' · ')
}

const sayExtra = ({ text, qty, cents }: Extra): string => `${qty === 1 ? '' : `${qty} × `}${text} · ${formatUsd(cents)}`

/** Reads an edit for a mail. Throws `not-found`. */
export async function getEditToTell(trx: Transaction, id: string): Promise<EditToTell> {
  const edit = await findEdit(trx, id)
  if (!edit) throw new ProblemError('not-found')
  const { pieces, extras, ...told } = presentEdit(edit)
  return {
    ...told,
    changes: [
      ...pieces.map(({ before, after }) => ({ was: before && sayPiece(before), is: after && sayPiece(after) })),
      ...extras.map(({ before, after }) => ({ was: before && sayExtra(before), is: after && sayExtra(after) })),
    ],
  }
}
