import { useTranslation } from '../../../texts/index.ts'
import { useCall } from '../../../session/index.ts'
import css from './Menu.module.css'

/** Interval in milliseconds at which the unread conversations are counted. */
const COUNT_MS = 30_000

/** The number of unread conversations; nothing without any. */
export function Unread() {
  const { t } = useTranslation(['office'])
  const { data } = useCall('GET /api/office/inbox', {}, { everyMs: COUNT_MS })
  if (!data || data.unread === 0) return null
  return (
    <span className={css.count}>
      {data.unread} <span className="kw-hidden">{t('office:unread')}</span>
    </span>
  )
}
