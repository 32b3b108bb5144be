import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import css from '../CheckoutScreen.module.css'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { kitsIn, parsePieces, piecesOf, type OrderedKit, type Pieces, usualPieces } from '../../../cart/index.ts'
import { RowInput } from './RowFields.tsx'
import { useSection } from '../form/section.tsx'
import { useKitName } from '../form/useKitName.ts'

type RowPath = `designs.${number}.players.${number}` | `designs.${number}.sizes.${number}`

interface Props {
  readonly at: RowPath
  /** The design's kits. */
  readonly offered: readonly OrderedKit[]
}

/** Editable quantities of each kit below a row. Nothing for a design with one kit. */
export function KitPieces({ at, offered }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const { register } = useFormContext<CheckoutForm>()
  const nameOf = useKitName()
  const id = useId()
  const { at: section } = useSection()
  const [isOpen, setOpen] = useState(false)
  const row = useWatch<CheckoutForm, RowPath>({ name: at }) as Pieces | undefined
  const ordered = useWatch<CheckoutForm, `designs.${number}.kits`>({ name: `${section}.kits` })
  const kits = kitsIn({ kits: ordered }, offered)
  if (!row || offered.length === 1 || kits.chosen.length === 0) return null
  const counts = kits.chosen.map(kit => ({ kit, count: piecesOf(kit, row, kits) }))
  const said = counts.filter(({ count }) => count).map(({ kit, count }) => `${nameOf(kit)} ${count}`)
  // An invalid entry stays visible where it can be corrected.
  const isShown = isOpen || counts.some(({ kit, count }) => count === null && row.qtys?.[kit])
  return (
    <div className={css.ofKits}>
      <UnstyledButton
        className={css.ofKitsSaid}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <IconChevronDown size={16} aria-hidden />
        {said.length > 0 ? said.join(' · ') : t('checkout:kits_none')}
      </UnstyledButton>
      {isShown && (
        <div id={id} className={css.ofKitsFields}>
          {counts.map(({ kit, count }) => (
            <RowInput
              key={kit}
              label={nameOf(kit)}
              inputMode="numeric"
              maxLength={5}
              placeholder={usualPieces(kit, row, kits)}
              error={count === null && row.qtys?.[kit] ? t('common:quantity_invalid') : undefined}
              {...register(`${at}.qtys.${kit}`, {
                validate: value => !value?.trim() || parsePieces(value) !== null || t('common:quantity_invalid'),
              })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
