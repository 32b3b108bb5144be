import { Link } from '@tanstack/react-router'
import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { nameOf } from '../officeTypes.ts'
import { Part } from './Part.tsx'
import { useShortDays } from '../orders/team/useShortDays.ts'
import css from './Today.module.css'

export type OrderedDesign = Response_<'GET /api/office/review'>['items'][number]

/** Designs of one row at most. */
const SHOWN = 5

/** Ordered designs that wait for a review, by due day; each opens on the desk. */
export function ReviewPart({ designs, today }: { designs: readonly OrderedDesign[]; today: string }) {
  const { t } = useTranslation(['today'])
  const day = useShortDays()
  const all = designs.length > 0 && <Link to="/office/review">{t('today:one_by_one')}</Link>
  return (
    <Part title={t('today:review')} total={designs.length} empty={t('today:none_review')} links={all}>
      <ul className={css.strip}>
        {designs.slice(0, SHOWN).map(({ id, name, owner, order, productType, pictureUrl }) => (
          <li key={id}>
            <Link to="/office/review" search={{ design: id }} title={name}>
              <span className={css.picture}>
                <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
              </span>
              <b>{nameOf(owner)}</b>
              <small data-late={(order?.dueOn && order.dueOn < today) || undefined}>
                {order?.dueOn ? day(order.dueOn) : order?.number}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
