import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconPencil, IconTool } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import type { OfficeDesign, OfficeOrder } from '../../officeTypes.ts'
import type { MendedCopy } from '../desk/useMending.ts'
import { isStepOf } from '../desk/useVerdicts.ts'
import css from './Inspector.module.css'

interface Props {
  readonly design: OfficeDesign
  readonly order: OfficeOrder | undefined
  readonly mending: MendedCopy
  readonly isBusy: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onPropose: () => void
  readonly onWithdraw: (proposalId: string) => void
}

/** The effects of the button, a line each. */
function Effects({ design, order }: Pick<Props, 'design' | 'order'>) {
  const { t } = useTranslation(['review', 'desk'])
  const isStep = isStepOf(order, design.id)
  const lines = [
    t('review:does_approve', { revision: design.revision }),
    ...(isStep && order.next.effects.includes('send-proof') ? [t('review:does_proof', { number: order.number })] : []),
    ...(isStep && order.next.effects.includes('approve') ? [t('review:does_order', { number: order.number })] : []),
  ]
  return (
    <ul className={css.effects}>
      {lines.map(line => (
        <li key={line}>
          <IconCheck size={13} aria-hidden /> {line}
        </li>
      ))}
    </ul>
  )
}

function Waiting({ design, onWithdraw }: Pick<Props, 'design' | 'onWithdraw'>) {
  const { t } = useTranslation(['review'])
  const open = design.proposals.find(({ state }) => state === 'open')
  if (!open) return null
  return (
    <div className={css.verdict}>
      <p className={css.notice}>{t('review:waits_for_owner', { name: open.by })}</p>
      <Button variant="default" onClick={() => onWithdraw(open.id)}>
        {t('review:withdraw')}
      </Button>
    </div>
  )
}

/** The mended version: proposed to the owner, opened in the studio again, or given up. */
function Mended({ mending, isBusy, onPropose }: Pick<Props, 'mending' | 'isBusy' | 'onPropose'>) {
  const { t } = useTranslation(['review'])
  return (
    <div className={css.verdict}>
      <p className={css.notice}>{t(mending.document ? 'review:mended_note' : 'review:in_studio')}</p>
      <Button className={css.ink} size="md" loading={isBusy} disabled={!mending.document} onClick={onPropose}>
        {t('review:propose')} <kbd>a</kbd>
      </Button>
      <div className={css.two}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => mending.discard()}
        >
          {t('review:discard')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => void mending.openStudio()}
        >
          {t('review:studio')}
        </Button>
      </div>
    </div>
  )
}

/** The verdict on the open design: one button does all that belongs together. */
export function VerdictBox({ design, order, mending, isBusy, onApprove, onReject, onPropose, onWithdraw }: Props) {
  const { t } = useTranslation(['review', 'office'])
  if (design.status === 'processing') return <p className={css.quiet}>{t('office:in_production')}</p>
  if (design.proposals.some(({ state }) => state === 'open') && design.status === 'rejected')
    return <Waiting {...{ design, onWithdraw }} />
  if (mending.document ?? mending.isInStudio) return <Mended {...{ mending, isBusy, onPropose }} />
  const effects = isStepOf(order, design.id) ? order.next.effects : []
  const label = effects.includes('send-proof')
    ? 'review:approve_proof'
    : effects.includes('approve')
      ? 'review:approve_order'
      : 'review:approve'
  return (
    <div className={css.verdict}>
      <Effects {...{ design, order }} />
      <Button className={css.ink} size="md" loading={isBusy} onClick={onApprove}>
        {t(label)} <kbd>a</kbd>
      </Button>
      <div className={css.two}>
        <Button variant="default" onClick={onReject}>
          {t('review:reject')} <kbd>r</kbd>
        </Button>
        <Button
          variant="default"
          leftSection={<IconTool size={16} aria-hidden />}
          onClick={() => void mending.openStudio()}
        >
          {t('review:studio')} <kbd>m</kbd>
        </Button>
      </div>
    </div>
  )
}
