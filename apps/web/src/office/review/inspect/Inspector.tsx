import type { DesignDocument } from '@kitwright/design'
import type { ReactNode } from 'react'
import type { OfficeDesign, OfficeOrder } from '../../officeTypes.ts'
import type { MendedCopy } from '../desk/useMending.ts'
import type { OpenDesign } from '../desk/useOpenDesign.ts'
import type { ReasonListValue } from '../desk/reviewTypes.ts'
import type { DeskView } from '../desk/useDeskView.ts'
import type { ReviewWarning } from '../warnings/findWarnings.ts'
import css from './Inspector.module.css'
import { LayerList } from './LayerList.tsx'
import { OwnerAnswers } from './OwnerAnswers.tsx'
import { ReasonBox } from './ReasonBox.tsx'
import { VerdictBox } from './VerdictBox.tsx'
import { WarningList } from './WarningList.tsx'

interface Props {
  readonly head: ReactNode
  readonly design: OfficeDesign
  readonly order: OfficeOrder | undefined
  readonly open: OpenDesign
  readonly document: DesignDocument
  readonly mending: MendedCopy
  readonly desk: DeskView
  readonly warnings: readonly ReviewWarning[] | null
  readonly list: ReasonListValue | undefined
  readonly chosen: readonly string[]
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onWarning: (at: number) => void
  readonly onLayer: (id: string) => void
  readonly onToggle: (reason: string) => void
  readonly onApprove: () => void
  readonly onAsk: (isAsking: boolean) => void
  readonly onReject: (comment: string) => void
  readonly onPropose: (comment: string) => void
  readonly onWithdraw: (proposalId: string) => void
}

/** The design's owner, the points to check, its layers, and the verdict. */
export function Inspector({ head, design, order, open, document, mending, desk, warnings, ...rest }: Props) {
  const { garment, sizeOf } = open
  const isProposal = mending.document !== null
  return (
    <aside className={css.inspector}>
      <div className={css.who}>{head}</div>
      <div className={css.scroll}>
        <OwnerAnswers design={design} />
        <WarningList
          {...{ garment, warnings }}
          chosen={desk.warning}
          onChoose={rest.onWarning}
          onFix={fix => mending.mend(fix)}
        />
        <LayerList
          {...{ document, garment, sizeOf }}
          warnings={warnings ?? []}
          chosen={desk.chosen}
          onChoose={rest.onLayer}
          kit={desk.kit}
          onKit={desk.setKit}
        />
      </div>
      {rest.isAsking ? (
        <ReasonBox
          {...{ design, isProposal }}
          layer={document.layers.find(({ id }) => id === desk.chosen)}
          garment={garment}
          list={rest.list}
          chosen={rest.chosen}
          isBusy={rest.isBusy}
          onToggle={rest.onToggle}
          onSend={isProposal ? rest.onPropose : rest.onReject}
          onBack={() => rest.onAsk(false)}
        />
      ) : (
        <VerdictBox
          {...{ design, order, mending }}
          isBusy={rest.isBusy}
          onApprove={rest.onApprove}
          onReject={() => rest.onAsk(true)}
          onPropose={() => rest.onAsk(true)}
          onWithdraw={rest.onWithdraw}
        />
      )}
    </aside>
  )
}
