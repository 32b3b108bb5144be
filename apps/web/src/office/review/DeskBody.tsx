import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { nameOf } from '../officeTypes.ts'
import { ConflictBar } from './ConflictBar.tsx'
import { DeskHead } from './DeskHead.tsx'
import { DeskStage } from './DeskStage.tsx'
import { type DeskInput, useDesk } from './useDesk.ts'
import { Inspector } from './inspect/Inspector.tsx'
import css from './ReviewPage.module.css'

/** The design's owner, and the order that needs it. */
function Owner({ design, queued }: Pick<DeskInput, 'design' | 'queued'>) {
  const { t } = useTranslation(['review'])
  const day = useDays()
  const order = queued?.order
  const facts = order
    ? [
        order.number,
        t('review:pieces', { count: order.qty }),
        order.dueOn && t('review:due', { date: day(order.dueOn) }),
      ]
    : [t('review:no_order')]
  return (
    <>
      <p>
        <b>{nameOf(design.owner)}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </p>
      <Link to="/office/designs/$designId" params={{ designId: design.id }}>
        {t('review:open')}
      </Link>
    </>
  )
}

/** The open design: its stage, what changed, what to look at, and the verdict. */
export function DeskBody(input: DeskInput) {
  const { design, place, queued, onStep } = input
  const desk = useDesk(input)
  return (
    <>
      <section className={css.stage}>
        <DeskHead {...{ design, place, onStep }} desk={desk.view} comparison={desk.comparison} />
        <ConflictBar design={design} conflict={desk.conflict} comparison={desk.comparison} />
        <DeskStage pictureUrl={design.pictureUrl} desk={desk} />
      </section>
      <Inspector
        head={<Owner {...{ design, queued }} />}
        design={design}
        order={input.order}
        open={desk.opened}
        document={desk.inKit}
        mending={desk.mending}
        desk={desk.view}
        warnings={desk.warnings}
        list={desk.list}
        chosen={desk.chosen}
        isAsking={desk.isAsking}
        isBusy={desk.isBusy}
        onWarning={desk.showWarning}
        onLayer={desk.showLayer}
        onToggle={desk.toggle}
        onApprove={desk.approve}
        onAsk={desk.setAsking}
        onReject={desk.reject}
        onPropose={desk.propose}
        onWithdraw={desk.withdraw}
      />
    </>
  )
}
