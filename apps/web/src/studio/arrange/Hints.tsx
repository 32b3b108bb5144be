import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIsDesktop } from '../layout/useIsDesktop.ts'
import { useStudio } from '../store/StudioContext.ts'
import styles from './arrange.module.css'
import { areHintsSeen, noteHintsSeen } from './seenHints.ts'
import { useArrangeWords, type ArrangeKey } from './words.ts'

const BY_MOUSE: readonly ArrangeKey[] = ['hintSelect', 'hintDrag', 'hintMenu', 'hintKeys']
const BY_TOUCH: readonly ArrangeKey[] = ['hintSelect', 'hintDrag', 'hintPinch', 'hintMenuTouch']

/** Whoever does what a hint says has no more need of it. */
function useIsDone(hint: ArrangeKey | undefined): boolean {
  const hasSelected = useStudio(state => state.selection.kind !== 'none')
  const hasMoved = useStudio(state => state.isMoving)
  const hasOpened = useStudio(state => state.menuAt !== null)
  const hasHelp = useStudio(state => state.isHelpOpen)
  const done: Partial<Record<ArrangeKey, boolean>> = {
    hintSelect: hasSelected,
    hintDrag: hasMoved,
    hintMenu: hasOpened,
    hintMenuTouch: hasOpened,
    hintKeys: hasHelp,
  }
  return hint !== undefined && (done[hint] ?? false)
}

/** A few words at the first visit, one after the other; never again once they were read or sent away. */
export function Hints() {
  const say = useArrangeWords()
  const isDesktop = useIsDesktop()
  const isSheetUp = useStudio(state => state.isSheetUp)
  const [at, setAt] = useState(() => (areHintsSeen() ? Infinity : 0))
  const hints = isDesktop ? BY_MOUSE : BY_TOUCH
  const hint = hints[at]
  const isDone = useIsDone(hint)
  const isLast = at === hints.length - 1
  const isOver = at >= hints.length
  useEffect(() => {
    if (isDone) setAt(now => now + 1)
  }, [isDone])
  useEffect(() => {
    if (isOver) noteHintsSeen()
  }, [isOver])
  if (!hint || (!isDesktop && isSheetUp)) return null
  return (
    <section className={styles.hints} aria-label={say('hints')} data-testid="hints">
      <p role="status">{say(hint)}</p>
      <span className={styles.dots} role="img" aria-label={say('hintOf', { at: at + 1, count: hints.length })}>
        {hints.map((each, i) => (
          <span key={each} className={styles.dot} data-on={i === at || undefined} />
        ))}
      </span>
      {!isLast && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={say('skip')} onClick={() => setAt(Infinity)}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button variant="light" size="sm" h={44} px="md" onClick={() => setAt(at + 1)}>
        {say(isLast ? 'done' : 'next')}
      </Button>
    </section>
  )
}
