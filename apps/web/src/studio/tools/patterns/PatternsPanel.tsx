import { LIMITS, type PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { describePattern } from '@kitwright/library'
import { Stack } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazy } from '../../../ui/index.ts'
import { SpanField, useGesture, useStudio } from '../../context/index.ts'
import { Colourings } from './fields/Colourings.tsx'
import { GoesOver } from './fields/GoesOver.tsx'
import { MotifFields, type FontField } from './motifs/MotifFields.tsx'
import { PatternList } from './fields/PatternList.tsx'
import { PartChoice } from './fields/PartChoice.tsx'
import { PatternActions } from './fields/PatternActions.tsx'
import { PatternFields } from './fields/PatternFields.tsx'
import { PatternLibrary } from './library/PatternLibrary.tsx'
import { PiecesField } from './fields/PiecesField.tsx'
import { documentOf, lettersOn, replacePattern, newPatternUse, type PatternColourContext } from '@kitwright/editor'
import { noteRecentPattern } from './library/recentPatterns.ts'
import { usePatterned, type PatternPanelState } from './fields/usePatterned.ts'

// Few users draw a mask, and the code for it is large.
const MaskSection = lazy(async () => ({ default: (await import('./mask/MaskSection.tsx')).MaskSection }))

/**
 * Scrolls the list into view when it has grown: in a phone's sheet, the item chosen below would otherwise push it out
 * at the top.
 */
function useInSightWhenLonger(length: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if (length > before.current) list.current?.scrollIntoView({ block: 'nearest' })
    before.current = length
  }, [length])
  return list
}

/** Returns what a new pattern of a part should suit: the club's colours, and the readers of its letters. */
function useSuited(part: PartId): PatternColourContext {
  const document = useStudio(documentOf)
  const garment = useStudio(state => state.garment)
  return { club: document.clubColours.map(({ colour }) => colour), letters: lettersOn(document, garment, part) }
}

interface AdjustingProps {
  readonly patterned: PatternPanelState
  readonly pattern: PatternUse
}

/** All settings of a pattern except its drawing. */
function Adjusting({ patterned, pattern }: AdjustingProps) {
  const gesture = useGesture()
  const { scope, parts, part, fill, at, span, startOf, choose, use, dress } = patterned
  return (
    <>
      <Colourings pattern={pattern} onChoose={dress} />
      <PatternFields
        ground={fill}
        clear={{ mm: patterned.clearMm, onChange: mm => patterned.clear(mm, gesture()) }}
        value={pattern}
        start={startOf(pattern.id)}
        onChange={next => use(next, gesture())}
      />
      <Suspense>
        <MaskSection parts={scope === 'all' ? parts : [part]} />
      </Suspense>
      {scope !== 'all' && <PiecesField part={part} value={pattern} onChange={next => use(next)} />}
      {scope !== 'all' && <SpanField part={part} />}
      {scope !== 'all' && span === 'garment' && <GoesOver part={part} at={at} parts={parts} />}
      <PatternActions
        use={pattern}
        {...(scope !== 'all' && { onEverywhere: () => choose('all') })}
        onRemove={() => use(null)}
      />
    </>
  )
}

/** Whether the library is expanded beside a worn pattern. */
function useLibraryFold() {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current || !toggle.current) return
    wantsFocus.current = false
    toggle.current.focus({ preventScroll: true })
  })
  return {
    isOpen,
    setOpen,
    toggle,
    /** Collapses the library, which has the focus, as soon as the pattern is applied. */
    foldWithFocus(): void {
      setOpen(false)
      wantsFocus.current = true
    },
  }
}

/** Patterns for a part or for the whole garment, tinted as on the garment. */
export function PatternsPanel({ fontField }: { readonly fontField: FontField }) {
  const gesture = useGesture()
  const patterned = usePatterned()
  const { scope, parts, part, fill, patterns, pattern, startOf, choose, turnTo, use } = patterned
  const [wantsMore, setWantsMore] = useState(false)
  const library = useLibraryFold()
  const list = useInSightWhenLonger(patterns.length)
  const suited = useSuited(part)
  const isAdding = wantsMore && patterns.length > 0 && patterns.length < LIMITS.patterns
  /** Replaces the pattern shown, or adds one on top. */
  const lay = (added: PatternUse): void => {
    if (!pattern) library.foldWithFocus()
    if (!isAdding) return use(added)
    use(added, undefined, patterns.length)
    turnTo(patterns.length)
    setWantsMore(false)
  }
  const pick = (id: string): void => {
    noteRecentPattern(id)
    const { colourings } = describePattern(id)!
    if (pattern && !isAdding) return use(replacePattern(pattern, { id, colourings, ...suited }, fill, startOf))
    lay(newPatternUse(id, fill, { scale: startOf(id), isOver: isAdding, colourings, ...suited }))
  }
  return (
    <Stack gap="sm">
      <PartChoice value={scope} parts={parts} onChange={choose} />
      {pattern && (
        <div ref={list}>
          <PatternList patterned={patterned} isAdding={isAdding} onAdd={setWantsMore} />
        </div>
      )}
      {pattern && !isAdding && (
        <MotifFields value={pattern} onChange={next => use(next, gesture())} fontField={fontField} />
      )}
      {pattern && !isAdding && <Adjusting patterned={patterned} pattern={pattern} />}
      <PatternLibrary
        look={{ ground: fill, use: isAdding ? null : pattern, suited }}
        onChoose={pick}
        onOwn={lay}
        isOpen={library.isOpen || !pattern || isAdding}
        onOpen={pattern && !isAdding ? library.setOpen : undefined}
        toggle={library.toggle}
      />
    </Stack>
  )
}
