import { TURN_SIDES } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { snakeCase } from '@kitwright/words'
import { SegmentedControl } from '@mantine/core'
import { IconRotate360 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture, groupLines, type LineGroup, useFabricName } from '../../../domainComponents/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { useProof } from '../../production/proof/useProof.ts'
import css from './Kit.module.css'
import { ProofTab } from './ProofTab.tsx'

/** Pixels that a pointer is dragged for the next picture. */
const STEP_PX = 48
const COUNT = TURN_SIDES.length

/** Address of one side of a picture that the server draws. */
const sideOf = (pictureUrl: string, side: string): string =>
  `${pictureUrl}${pictureUrl.includes('?') ? '&' : '?'}side=${side}&width=800`

/** A kit that turns in eight pictures of the server, by dragging, by a slider and by the arrow keys. */
function Turning({ group, name }: { group: LineGroup; name: string }) {
  const { t } = useTranslation(['desk'])
  const [frame, setFrame] = useState(0)
  // The other sides are drawn once somebody turns the kit.
  const [isTurned, setTurned] = useState(false)
  const drag = useRef<{ readonly x: number; readonly frame: number } | null>(null)
  const turnTo = (next: number): void => {
    setTurned(true)
    setFrame(((next % COUNT) + COUNT) % COUNT)
  }
  const follow = ({ clientX }: PointerEvent): void => {
    if (drag.current) turnTo(drag.current.frame + Math.round((clientX - drag.current.x) / STEP_PX))
  }
  const { pictureUrl, productType } = group
  return (
    <div className={css.turning}>
      <div
        className={css.ground}
        onPointerDown={event => {
          drag.current = { x: event.clientX, frame }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={follow}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      >
        <DesignPicture type={productType} name={name} pictureUrl={sideOf(pictureUrl, TURN_SIDES[frame]!)} isFirst />
        {isTurned &&
          TURN_SIDES.map(side => <img key={side} src={sideOf(pictureUrl, side)} alt="" className={css.ahead} />)}
      </div>
      <label className={css.slider}>
        <IconRotate360 size={18} aria-hidden />
        <span className="kw-hidden">{t('desk:turn_kit', { name })}</span>
        <input
          type="range"
          min={0}
          max={COUNT - 1}
          value={frame}
          aria-valuetext={t(`desk:side_${snakeCase(TURN_SIDES[frame]!)}`)}
          onChange={event => turnTo(event.currentTarget.valueAsNumber)}
        />
      </label>
    </div>
  )
}

/** The kits of an order: one large and turning, or its proof; the others to choose below. */
export function KitStage({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk', 'order', 'club', 'common'])
  const fabricName = useFabricName()
  const [view, setView] = useState<'turn' | 'proof'>('turn')
  const [chosen, setChosen] = useState(0)
  const { data: proof } = useProof(order.id)
  const hasProof = (proof?.proof?.cards.length ?? 0) > 0
  const groups = [...Map.groupBy(groupLines(order.lines), group => group.pictureUrl).values()].map(same => ({
    ...same[0]!,
    qty: same.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0),
  }))
  const group = groups[chosen] ?? groups[0]!
  const nameOf = ({ designName, kit }: LineGroup): string => (kit ? `${designName}, ${t(`club:${kit}`)}` : designName)
  return (
    <section className={css.stage} aria-label={t('desk:kits')}>
      {hasProof && (
        <SegmentedControl
          size="sm"
          className={css.views}
          aria-label={t('desk:kits')}
          value={view}
          onChange={next => setView(next === 'proof' ? 'proof' : 'turn')}
          data={[
            { value: 'turn', label: t('desk:turning') },
            { value: 'proof', label: t('desk:flat_proof') },
          ]}
        />
      )}
      {view === 'proof' && hasProof ? (
        <ProofTab proof={proof!.proof!} />
      ) : (
        <Turning key={group.key} group={group} name={nameOf(group)} />
      )}
      <p className={css.about}>
        <Link to="/office/designs/$designId" params={{ designId: group.designId }}>
          {group.designName}
        </Link>{' '}
        {[t(`common:type_${group.productType}`), fabricName(group.fabric)].join(' · ')}
      </p>
      {groups.length > 1 && (
        <div className={css.kits} role="group" aria-label={t('desk:kits')}>
          {groups.map((each, i) => (
            <button key={each.key} type="button" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
              <span className={css.thumb}>
                <DesignPicture type={each.productType} name="" pictureUrl={each.pictureUrl} />
              </span>
              <span className={css.kitName}>{nameOf(each)}</span> {formatCount(each.qty)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
