import type { TextKey } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog } from '../../../ui/index.ts'
import type { TextFunction } from '@kitwright/words'
import { useStudio } from '../../context/index.ts'
import css from './Arrange.module.css'

type Row = readonly [keys: readonly string[], what: TextKey<'arrange'>]

const SELECTING: readonly Row[] = [
  [['Tab', '⇧ Tab'], 'key_tab'],
  [['Enter'], 'key_enter'],
  [['Ctrl A'], 'key_all'],
  [['Esc'], 'key_esc'],
]
const CHANGING: readonly Row[] = [
  [['←', '↑', '→', '↓'], 'key_arrows'],
  [['+', '−'], 'key_size'],
  [[',', '.'], 'key_turn'],
  [['[', ']'], 'key_order'],
  [['Ctrl D'], 'key_duplicate'],
  [['Ctrl G'], 'key_group'],
  [['Ctrl C', 'Ctrl X', 'Ctrl V'], 'key_clipboard'],
  [['Del'], 'key_delete'],
  [['F2'], 'key_rename'],
  [['Ctrl Z', 'Ctrl Y'], 'key_undo'],
  [['⇧ R'], 'key_rulers'],
  [['?'], 'key_help'],
]

/** Actions that need a pointer and not only keys are described in words. */
const withHand = (t: TextFunction<'arrange'>): readonly Row[] => [
  [[t('arrange:click_with', { key: 'Shift' })], 'key_add'],
  [[t('arrange:drag_with', { key: 'Alt' })], 'key_copy'],
  [[t('arrange:drag_with', { key: 'Ctrl' })], 'key_free'],
  [[t('arrange:drag_with', { key: 'Shift' })], 'key_shift'],
  [[t('arrange:double_click')], 'key_enter_group'],
  [[t('arrange:right_click')], 'key_menu'],
  [[t('arrange:two_fingers')], 'key_pinch'],
]

function Group({ title, rows }: { title: TextKey<'arrange'>; rows: readonly Row[] }) {
  const { t } = useTranslation(['arrange'])
  return (
    <section className={css.keysGroup}>
      <h3>{t(`arrange:${title}`)}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what} className={css.keysRow}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`arrange:${what}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Lists all functions of keys, mouse and fingers in the studio. */
export function KeysDialog() {
  const { t } = useTranslation(['arrange'])
  const isOpen = useStudio(state => state.isHelpOpen)
  const showHelp = useStudio(state => state.showHelp)
  return (
    <Dialog
      opened={isOpen}
      onClose={() => showHelp(false)}
      title={t('arrange:keys_title')}
      size={560}
      closeLabel={t('arrange:close')}
    >
      <Group title="keys_select" rows={SELECTING} />
      <Group title="keys_change" rows={CHANGING} />
      <Group title="keys_mouse" rows={withHand(t)} />
    </Dialog>
  )
}
