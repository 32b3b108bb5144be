import type { NextEffect } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { ActionIcon, Button, NativeSelect, Popover } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../../ui/index.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { NextStep } from './NextStep.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import css from './NextBar.module.css'
import { nextLabel } from './nextLabel.ts'

/** The usual one first. */
const METHODS = ['khqr', 'bank', 'cash', 'other'] as const
type Method = (typeof METHODS)[number]

/** Tells in words what the step does, one line for each effect. */
function Effects({ order: { next, supplier } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const amount = formatCents(next.payment?.cents ?? 0)
  const textOf = (effect: NextEffect): string => {
    if (effect === 'take-payment' && next.payment?.slipId) return t('desk:effect_slip', { amount })
    return t(`desk:effect_${snakeCase(effect)}`, { amount, name: supplier ?? '' })
  }
  return (
    <ul className={css.effects}>
      {next.effects.map(effect => (
        <li key={effect}>
          <IconCheck size={16} aria-hidden /> {textOf(effect)}
        </li>
      ))}
    </ul>
  )
}

/** Tells for whom the order waits. */
function Turn({ order: { next, supplier } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  if (next.turn === 'shop') return null
  return <p className={css.turn}>{t(`desk:turn_${next.turn}`, { name: supplier ?? '' })}</p>
}

/** The steps beside the next one, behind a caret: on without payment, back, canceled. */
function OtherSteps({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  return (
    // Stays mounted, since a press in a dialog that it opens is outside of it.
    <Popover position="bottom-end" width={300} shadow="md" withinPortal keepMounted>
      <Popover.Target>
        <ActionIcon variant="default" size={42} aria-label={t('desk:other_steps')}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <NextStep order={order} />
      </Popover.Dropdown>
    </Popover>
  )
}

/**
 * The next step of an order as one button that does all that belongs together, with what it does beside it. It asks
 * nothing before, since it can be taken back until mails leave.
 */
export function NextBar({ order, bulk }: { order: OfficeOrder; bulk: Bulk }) {
  const { t } = useTranslation(['desk', 'office'])
  const [method, setMethod] = useState<Method>('khqr')
  const [isBusy, setIsBusy] = useState(false)
  const { next } = order
  const label = nextLabel(next)
  const go = async (): Promise<void> => {
    setIsBusy(true)
    await bulk.apply([order.id], { kind: 'next', plan: next.plan, ...(next.payment && { method }) })
    setIsBusy(false)
  }
  return (
    <section className={css.bar} data-turn={next.turn} aria-label={t('office:next_step')}>
      <div className={css.words}>
        <Turn order={order} />
        {next.missing.length > 0 ? <MissingNotice order={order} missing={next.missing} /> : <Effects order={order} />}
      </div>
      {next.payment && (
        <NativeSelect
          className={css.method}
          aria-label={t('office:method')}
          data={METHODS.map(value => ({ value, label: t(`office:method_${value}`) }))}
          value={method}
          onChange={({ currentTarget: { value } }) => setMethod(METHODS.find(each => each === value) ?? 'khqr')}
        />
      )}
      {label && (
        <Button size="md" data-key-next loading={isBusy} onClick={() => void go()}>
          {t(`desk:${label}`, { amount: formatCents(next.payment?.cents ?? 0), name: order.supplier ?? '' })}
        </Button>
      )}
      <OtherSteps order={order} />
    </section>
  )
}
