import { Dialog } from '../../ui/index.ts'
import { useStudio } from '../store/StudioContext.ts'
import styles from './arrange.module.css'
import { useArrangeWords, type ArrangeKey, type SayArrange } from './words.ts'

type Row = readonly [keys: readonly string[], what: ArrangeKey]

const SELECTING: readonly Row[] = [
  [['Tab', '⇧ Tab'], 'keyTab'],
  [['Enter'], 'keyEnter'],
  [['Ctrl A'], 'keyAll'],
  [['Esc'], 'keyEsc'],
]
const CHANGING: readonly Row[] = [
  [['←', '↑', '→', '↓'], 'keyArrows'],
  [['+', '−'], 'keySize'],
  [[',', '.'], 'keyTurn'],
  [['[', ']'], 'keyOrder'],
  [['Ctrl D'], 'keyDuplicate'],
  [['Ctrl C', 'Ctrl X', 'Ctrl V'], 'keyClipboard'],
  [['Del'], 'keyDelete'],
  [['F2'], 'keyRename'],
  [['Ctrl Z', 'Ctrl Y'], 'keyUndo'],
  [['?'], 'keyHelp'],
]

/** What is done with a hand rather than with keys alone is named in words. */
const withHand = (say: SayArrange): readonly Row[] => [
  [[say('clickWith', { key: 'Shift' })], 'keyAdd'],
  [[say('dragWith', { key: 'Alt' })], 'keyAlt'],
  [[say('dragWith', { key: 'Shift' })], 'keyShift'],
  [[say('rightClick')], 'keyMenu'],
  [[say('twoFingers')], 'keyPinch'],
]

function Group({ title, rows }: { title: ArrangeKey; rows: readonly Row[] }) {
  const say = useArrangeWords()
  return (
    <section className={styles.keysGroup}>
      <h3>{say(title)}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={what} className={styles.keysRow}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Everything that keys, mouse and fingers do in the studio. */
export function KeysDialog() {
  const say = useArrangeWords()
  const isOpen = useStudio(state => state.isHelpOpen)
  const showHelp = useStudio(state => state.showHelp)
  return (
    <Dialog
      opened={isOpen}
      onClose={() => showHelp(false)}
      title={say('keysTitle')}
      size={560}
      closeLabel={say('close')}
    >
      <Group title="keysSelect" rows={SELECTING} />
      <Group title="keysChange" rows={CHANGING} />
      <Group title="keysMouse" rows={withHand(say)} />
    </Dialog>
  )
}
