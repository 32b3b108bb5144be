import type { OrderLine } from '@kitwright/contract'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { LineDialog } from './LineDialog.tsx'
import css from '../OrderPage.module.css'

interface Props {
  readonly orderId: string
  readonly line: OrderLine
}

/**
 * Corrects what a customer requested after the proof: a player's name, number or size. Available while the order is
 * under review.
 */
export function CorrectLine({ orderId, line }: Props) {
  const { t } = useTranslation(['office', 'order'])
  const [isOpen, setOpen] = useState(false)
  const { number, printName, playerName } = line
  const name = [number, printName || playerName || t('order:no_name')].filter(each => each !== null).join(' ')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.correct}
        aria-label={t('office:line_change', { name })}
        onClick={() => setOpen(true)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      {isOpen && <LineDialog orderId={orderId} line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
