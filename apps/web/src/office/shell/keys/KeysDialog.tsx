import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/index.ts'
import css from './KeysDialog.module.css'

const KEYS = [
  ['/', 'search'],
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'select'],
  ['e', 'open'],
  ['f', 'filter'],
  ['n', 'next'],
  ['z', 'undo'],
  ['g h', 'home'],
  ['g o', 'orders'],
  ['g d', 'designs'],
  ['g c', 'customers'],
  ['g m', 'messages'],
  ['?', 'help'],
] as const

/** Lists the keys of the office. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'common'])
  return (
    <Dialog title={t('desk:keys')} closeLabel={t('common:close')} onClose={onClose} isQuestion>
      <dl className={css.keys}>
        {KEYS.map(([keys, act]) => (
          <div key={act}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`desk:key_${act}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
