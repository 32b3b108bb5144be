import { isOrderStatus } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import css from './Status.module.css'
import { StatusCircle } from './StatusCircle.tsx'

/** A status in a list: its circle and its name; a status unknown to this version is shown unchanged. */
export function StatusText({ status }: { status: string }) {
  const { t } = useTranslation(['common'])
  return (
    <span className={css.text}>
      <StatusCircle status={status} /> {isOrderStatus(status) ? t(`common:status_${status}`) : status}
    </span>
  )
}
