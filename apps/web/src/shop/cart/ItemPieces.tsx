import type { CartLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { piecesBySize } from '../../cart/index.ts'
import css from './Cart.module.css'

const isNamed = ({ playerName, number }: CartLine): boolean => playerName !== '' || number !== null
const sum = (lines: readonly CartLine[]): number => lines.reduce((total, { qty }) => total + qty, 0)

/** Says how many players and plain pieces a design is ordered for, and the sum by size. */
export function ItemPieces({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(['cart'])
  const named = lines.filter(isNamed)
  const plain = sum(lines) - sum(named)
  const players = new Set(named.map(({ playerName, number }) => `${playerName} ${String(number)}`)).size
  const said = [
    t('cart:pieces', { count: sum(lines) }),
    ...(players > 0 ? [t('cart:players', { count: players })] : []),
    ...(players > 0 && plain > 0 ? [t('cart:without_names', { count: plain })] : []),
  ]
  return (
    <>
      <p className={`${css.pieces} kw-num`}>{said.join(' · ')}</p>
      <p className={`${css.facts} kw-num`}>
        {piecesBySize(lines)
          .map(({ size, qty }) => `${qty} ${sizeLabel(size)}`)
          .join(', ')}
      </p>
    </>
  )
}
