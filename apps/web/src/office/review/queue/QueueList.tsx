import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture, useDays } from '../../../domainComponents/index.ts'
import { nameOf } from '../../officeTypes.ts'
import type { QueuedDesign } from '../desk/reviewTypes.ts'
import css from './QueueList.module.css'

const DAY_MS = 86_400_000
/** Returns the whole days since an instant. */
const daysSince = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS))

function Row({ item, isOpen }: { item: QueuedDesign; isOpen: boolean }) {
  const { t } = useTranslation(['review'])
  const day = useDays()
  const { id, name, owner, order, productType, pictureUrl, waitingSince } = item
  return (
    <li>
      <Link to="/office/review" search={{ design: id }} className={css.row} aria-current={isOpen || undefined} replace>
        <span className={css.picture}>
          <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
        </span>
        <b>{name}</b>
        <small className={css.when}>
          {order
            ? order.dueOn && day(order.dueOn)
            : waitingSince && t('review:waits', { count: daysSince(waitingSince) })}
        </small>
        <span className={css.who}>
          {nameOf(owner)}
          {order && ` · ${t('review:pieces', { count: order.qty })}`}
        </span>
      </Link>
    </li>
  )
}

interface Props {
  readonly items: readonly QueuedDesign[]
  readonly total: number
  readonly openId: string | null
}

/** The designs that wait: those with an order by due day, then the others. */
export function QueueList({ items, total, openId }: Props) {
  const { t } = useTranslation(['review'])
  const groups = [
    ['with_order', items.filter(({ order }) => order !== null)],
    ['without_order', items.filter(({ order }) => order === null)],
  ] as const
  return (
    <nav className={css.queue} aria-label={t('review:queue')}>
      <p className={css.title}>
        {t('review:title')} <span>{total}</span>
      </p>
      <div className={css.list}>
        {groups.map(
          ([key, designs]) =>
            designs.length > 0 && (
              <section key={key} aria-labelledby={`queue-${key}`}>
                <h2 id={`queue-${key}`}>{t(`review:${key}`)}</h2>
                <ul>
                  {designs.map(item => (
                    <Row key={item.id} item={item} isOpen={item.id === openId} />
                  ))}
                </ul>
              </section>
            ),
        )}
        {total > items.length && <p className={css.more}>{t('review:more', { count: total - items.length })}</p>}
      </div>
    </nav>
  )
}
