import { sizeLabel } from '@kitwright/garment'
import { IconChevronDown, IconHandStop } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import type { PlayerRow } from '../../../cart/index.ts'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import css from './PlayerSummary.module.css'

interface Props {
  readonly at: `designs.${number}.players.${number}`
  readonly index: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A player in one line of a small screen, with the whole name to check; a press opens the fields. */
export function PlayerSummary({ at, index, isOpen, onToggle }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const row = useWatch<CheckoutForm, typeof at>({ name: at }) as PlayerRow | undefined
  if (!row) return null
  const { name, printName, number, size, version, qty } = row
  return (
    <button type="button" className={css.line} aria-expanded={isOpen} onClick={onToggle}>
      <span className={`${css.number} kw-num`}>{number || '–'}</span>
      <b className={css.name}>{printName || name || t('checkout:player_nth', { row: index + 1 })}</b>
      {version === 'goalkeeper' && <IconHandStop size={16} role="img" aria-label={t('common:goalkeeper')} />}
      <span className="kw-num">
        {qty !== '1' && `${qty}×`}
        {sizeLabel(size)}
      </span>
      <IconChevronDown size={14} aria-hidden className={css.chevron} />
    </button>
  )
}
