import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import css from './KeysDialog.module.css'

const KEYS = [
  ['/', 'search'],
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'select'],
  ['Space', 'peek'],
  ['e', 'open'],
  ['f', 'filter'],
  ['n', 'next'],
  ['c', 'new_order'],
  ['z', 'undo'],
  ['g h', 'home'],
  ['g o', 'orders'],
  ['g d', 'designs'],
  ['g c', 'customers'],
  ['g i', 'messages'],
  ['?', 'help'],
] as const

/** Further keys of the review desk. */
const REVIEW_KEYS = [
  ['j k', 'next'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['1…9', 'reason'],
  ['m', 'mend'],
  ['w', 'warning'],
  ['v', 'view'],
  ['c', 'compare'],
  ['b', 'flip'],
] as const

/** Further keys of the inbox. */
const INBOX_KEYS = [
  ['j k', 'next'],
  ['r', 'reply'],
  ['m', 'note'],
  ['1…3', 'saved'],
  ['⌘↵', 'send'],
  ['a', 'assign'],
  ['s', 'snooze'],
  ['c', 'close'],
  ['o', 'order'],
] as const

const Keys = ({ keys }: { keys: string }) => keys.split(' ').map(key => <kbd key={key}>{key}</kbd>)

/** Lists the keys of the office. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'review', 'inbox', 'common'])
  const path = useRouterState({ select: state => state.location.pathname })
  return (
    <Dialog title={t('desk:keys')} closeLabel={t('common:close')} onClose={onClose} isQuestion>
      <dl className={css.keys}>
        {KEYS.map(([keys, act]) => (
          <div key={act}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{t(`desk:key_${act}`)}</dd>
          </div>
        ))}
        {path === '/office/inbox' &&
          INBOX_KEYS.map(([keys, act]) => (
            <div key={act}>
              <dt>
                <Keys keys={keys} />
              </dt>
              <dd>{t(`inbox:key_${act}`)}</dd>
            </div>
          ))}
        {path === '/office/review' &&
          REVIEW_KEYS.map(([keys, act]) => (
            <div key={act}>
              <dt>
                <Keys keys={keys} />
              </dt>
              <dd>{t(`review:key_${act}`)}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}
