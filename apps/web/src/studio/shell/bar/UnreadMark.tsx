import { useTranslation } from '../../../texts/index.ts'
import { useUnread } from '../../share/index.ts'
import css from './Bar.module.css'

/** The number of unread answers to the design's link, at the corner of the button that leads to them. */
export function UnreadMark() {
  const { t } = useTranslation(['studio'])
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={css.unread} data-testid="unread">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="kw-hidden">{t('studio:new_answers', { count })}</span>
    </span>
  )
}
