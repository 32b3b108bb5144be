import type { TextKey } from '@kitwright/words'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import { useStudio } from '../../context/index.ts'
import css from './Arrange.module.css'

const KEY = 'kitwright.hints'

/** Returns the index of the next first-step hint in this browser; none once they were read or dismissed. */
function nextHint(): number {
  try {
    const noted = localStorage.getItem(KEY)
    return noted === 'seen' ? Infinity : Number(noted) || 0
  } catch {
    // Without storage the hints would return with every visit.
    return Infinity
  }
}

function noteHint(next: number | 'seen'): void {
  try {
    localStorage.setItem(KEY, String(next))
  } catch {
    // No storage is available.
  }
}

const BY_MOUSE: readonly TextKey<'arrange'>[] = ['hint_select', 'hint_drag', 'hint_menu', 'hint_keys']
const BY_TOUCH: readonly TextKey<'arrange'>[] = ['hint_select', 'hint_drag', 'hint_pinch', 'hint_menu_touch']

/** Returns whether the user has done what the hint suggests and no longer needs it. */
function useIsDone(hint: TextKey<'arrange'> | undefined): boolean {
  const hasSelected = useStudio(state => state.selection.kind !== 'none')
  const hasMoved = useStudio(state => state.isMoving)
  const hasOpened = useStudio(state => state.menuAt !== null)
  const hasHelp = useStudio(state => state.isHelpOpen)
  const done: Partial<Record<TextKey<'arrange'>, boolean>> = {
    hint_select: hasSelected,
    hint_drag: hasMoved,
    hint_menu: hasOpened,
    hint_menu_touch: hasOpened,
    hint_keys: hasHelp,
  }
  return hint !== undefined && (done[hint] ?? false)
}

/** Shows short hints at the first visit, one after the other, each once. */
export function Hints() {
  const { t } = useTranslation(['arrange'])
  const isDesktop = useIsDesktop()
  const isSheetUp = useStudio(state => state.isSheetUp)
  // The hints concern the garment; the flat view's own fields lie beside it.
  const isAlone = useStudio(state => state.mode === '3d')
  const [at, setAt] = useState(nextHint)
  const hints = isDesktop ? BY_MOUSE : BY_TOUCH
  const hint = hints[at]
  const isDone = useIsDone(hint)
  const isLast = at === hints.length - 1
  const isOver = at >= hints.length
  useEffect(() => {
    if (isDone) setAt(now => now + 1)
  }, [isDone])
  useEffect(() => {
    noteHint(isOver ? 'seen' : at)
  }, [at, isOver])
  if (!hint || !isAlone || (!isDesktop && isSheetUp)) return null
  return (
    <section className={css.hints} aria-label={t('arrange:hints')} data-testid="hints">
      <p role="status">{t(`arrange:${hint}`)}</p>
      {hints.map(each => (
        <p key={each} className={css.room} aria-hidden>
          {t(`arrange:${each}`)}
        </p>
      ))}
      <span className={css.dots} role="img" aria-label={t('arrange:hint_of', { at: at + 1, count: hints.length })}>
        {hints.map((each, i) => (
          <span key={each} className={css.dot} data-on={i === at || undefined} />
        ))}
      </span>
      {!isLast && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('arrange:skip')}
          onClick={() => setAt(Infinity)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button variant="light" size="sm" h={44} px="md" onClick={() => setAt(at + 1)}>
        {t(isLast ? 'arrange:done' : 'arrange:next')}
      </Button>
    </section>
  )
}
