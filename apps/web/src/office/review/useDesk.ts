import { bestViewOfPiece } from '@kitwright/editor'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useCall } from '../../session/index.ts'
import type { OfficeDesign, OfficeOrder } from '../officeTypes.ts'
import { useComparison } from './changes/useComparison.ts'
import type { DeskProps } from './desk/deskProps.ts'
import { useConflict } from './desk/useConflict.ts'
import { useDeskView } from './desk/useDeskView.ts'
import { useMending } from './desk/useMending.ts'
import { type OpenDesign, useInKit } from './desk/useOpenDesign.ts'
import { useReviewKeys } from './desk/useReviewKeys.ts'
import { useSources } from './desk/useSources.ts'
import { useVerdicts } from './desk/useVerdicts.ts'
import { useWarnings } from './warnings/useWarnings.ts'

export interface DeskInput extends DeskProps {
  readonly design: OfficeDesign
  readonly etag: string
  readonly open: OpenDesign
  readonly order: OfficeOrder | undefined
}

const VIEWS = ['both', 'worn', 'flat'] as const

/** The reasons, which of them are chosen, and whether they are asked for. */
function useAsking() {
  const { data: list } = useCall('GET /api/office/review/reasons', {})
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (id: string): void =>
    setChosen(before => (before.includes(id) ? before.filter(each => each !== id) : [...before, id]))
  const toggleAt = (at: number): boolean => {
    const reason = list?.reasons[at]
    if (isAsking && reason) toggle(reason.id)
    return isAsking && reason !== undefined
  }
  return { list, isAsking, setAsking, chosen, toggle, toggleAt }
}

/** The shown version of a design: the customer's, or the one that staff mended. */
function useShown({ design, open, order, queued }: DeskInput) {
  const view = useDeskView()
  const conflict = useConflict(design, queued)
  const mending = useMending(design, open.document)
  const shown = mending.document ?? open.document
  const inKit = useInKit(shown, view.kit)
  const sources = useSources(mending.document)
  const opened = useMemo(() => ({ ...open, sources: sources ?? open.sources }), [open, sources])
  const { garment, sizeOf } = open
  const warnings = useWarnings({ document: shown, garment, sizeOf, orders: design.orders, order })
  const comparison = useComparison({ design, open, mended: mending.document, sinceRevision: conflict.from })
  const showLayer = (id: string): void => {
    const layer = inKit.layers.find(each => each.id === id)
    if (layer) view.show(bestViewOfPiece(layer.piece), id)
  }
  const showWarning = (at: number): void => {
    view.setWarning(at)
    const layer = warnings?.[at]?.layer
    if (layer) showLayer(layer.id)
  }
  return { view, conflict, mending, shown, inKit, opened, warnings, comparison, showLayer, showWarning }
}

/** State and actions of the desk with one open design. */
export function useDesk(input: DeskInput) {
  const { design, etag, order, onStep, onDecided } = input
  const shown = useShown(input)
  const { view, mending, conflict, comparison, warnings } = shown
  const asking = useAsking()
  const verdicts = useVerdicts({ design, etag, onConflict: conflict.reload })
  const [isFlipped, setFlipped] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { last } = verdicts
  const passOn = useEffectEvent(onDecided)
  useEffect(() => {
    if (last) passOn(last)
  }, [last])
  const run = async (work: () => Promise<boolean>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  const isWaiting = design.status === 'rejected' && design.proposals.some(({ state }) => state === 'open')
  const approve = (): void => {
    if (mending.document) asking.setAsking(true)
    else if (!asking.isAsking && !conflict.kind && !isWaiting && design.status !== 'processing')
      void run(async () => verdicts.approve(order))
  }
  useReviewKeys({
    approve,
    reject: () => asking.setAsking(!isWaiting),
    mend: () => void (isWaiting ? undefined : mending.openStudio()),
    next: () => onStep(1),
    previous: () => onStep(-1),
    compare: () => comparison.toggle(),
    view: () => view.setView(VIEWS[(VIEWS.indexOf(view.view) + 1) % VIEWS.length]!),
    warning: () => {
      if (warnings && warnings.length > 0) shown.showWarning(((view.warning ?? -1) + 1) % warnings.length)
    },
    reason: number => asking.toggleAt(number - 1),
    flip: setFlipped,
  })
  return {
    ...shown,
    ...asking,
    isFlipped,
    isBusy,
    approve,
    reject: (comment: string) => void run(async () => verdicts.reject(comment, asking.chosen, view.chosen)),
    propose: (comment: string) => void run(async () => verdicts.propose(shown.shown, comment)),
    withdraw: (id: string) => void run(async () => verdicts.withdraw(id)),
  }
}
export type Desk = ReturnType<typeof useDesk>
