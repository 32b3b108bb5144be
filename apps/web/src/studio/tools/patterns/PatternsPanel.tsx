import { LIMITS, type PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { describePattern, searchPatterns } from '@kitwright/library'
import { Pagination, Stack, Text } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsDesktop, lazy } from '../../../ui/index.ts'
import { SpanField, useGesture, useStudio } from '../../context/index.ts'
import { Colourings } from './Colourings.tsx'
import { GoesOver } from './GoesOver.tsx'
import { NothingFound } from './NothingFound.tsx'
import { MotifFields, type FontField } from './own/MotifFields.tsx'
import { OwnPatterns } from './own/OwnPatterns.tsx'
import { PatternList } from './PatternList.tsx'
import { PartChoice } from './PartChoice.tsx'
import css from './Patterns.module.css'
import { PatternActions } from './PatternActions.tsx'
import { PatternFields } from './PatternFields.tsx'
import { PatternGrid } from './PatternGrid.tsx'
import { PiecesField } from './PiecesField.tsx'
import { PatternSearch } from './PatternSearch.tsx'
import type { TileLook } from './PatternTile.tsx'
import { documentOf, lettersOn, replacePattern, newPatternUse, type Suited } from '@kitwright/editor'
import { noteRecentPattern, readRecentPatterns } from './recentPatterns.ts'
import { usePatterned, type Patterned } from './usePatterned.ts'
import { usePatternNames } from './usePatternNames.ts'
import { widened, type PatternFilter } from './patternFilter.ts'

// Few draw one, and what draws it is not small.
const MaskSection = lazy(async () => ({ default: (await import('./mask/MaskSection.tsx')).MaskSection }))

/** A desk has room for more than a phone's sheet. */
const DESK = 20
const EVERYTHING: PatternFilter = { text: '', family: null, page: 1 }

interface PickerProps {
  readonly look: TileLook
  readonly onChoose: (id: string) => void
  readonly onOwn: (use: PatternUse) => void
}

/** All patterns, page by page; what is the club's own before them. */
function Picker({ look, onChoose, onOwn }: PickerProps) {
  const { t } = useTranslation(['studio', 'patterns'])
  const [asked, setWanted] = useState(EVERYTHING)
  const names = usePatternNames()
  const wanted = widened(names, asked)
  const isDesktop = useIsDesktop()
  // As they were when the panel opened: the row must not jump under the pointer.
  const [recent] = useState(readRecentPatterns)
  const { items, total, page, pages } = searchPatterns(names, { ...wanted, pageSize: isDesktop ? DESK : undefined })
  const leaf = (by: 1 | -1): void => setWanted({ ...wanted, page: Math.min(pages, Math.max(1, page + by)) })
  const isBrowsing = wanted.text === '' && wanted.family === null && page === 1
  return (
    <Stack gap="sm">
      <OwnPatterns fill={look.ground} use={look.use} onChoose={onOwn} />
      <PatternSearch wanted={wanted} onChange={setWanted} />
      {total === 0 && <NothingFound text={wanted.text} onTry={text => setWanted({ ...EVERYTHING, text })} />}
      {isBrowsing && recent.length > 0 && (
        <div>
          <Text size="xs" c="dimmed" mb={4}>
            {t('patterns:recent')}
          </Text>
          <PatternGrid label={t('patterns:recent')} patterns={recent} look={look} onChoose={onChoose} />
        </div>
      )}
      <Text size="xs" c="dimmed" aria-live="polite" className={css.count}>
        {total > 0 && t('patterns:found', { count: total })}
      </Text>
      <PatternGrid label={t('studio:patterns')} patterns={items} look={look} onChoose={onChoose} onLeaf={leaf} />
      {pages > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={pages}
          onChange={next => setWanted({ ...wanted, page: next })}
          siblings={0}
          classNames={{ control: css.page }}
          getItemProps={number => ({ 'aria-label': t('patterns:page', { number }) })}
          getControlProps={control => ({
            'aria-label': t(control === 'next' || control === 'last' ? 'studio:page_next' : 'studio:page_previous'),
          })}
        />
      )}
    </Stack>
  )
}

/** A list that comes into sight when it has become longer: in a phone's sheet what was chosen below would push it out above. */
function useInSightWhenLonger(length: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if (length > before.current) list.current?.scrollIntoView({ block: 'nearest' })
    before.current = length
  }, [length])
  return list
}

/** What a new pattern of a part is to suit: the club, and who reads its letters. */
function useSuited(part: PartId): Suited {
  const document = useStudio(documentOf)
  const garment = useStudio(state => state.garment)
  return { club: document.clubColours.map(({ colour }) => colour), letters: lettersOn(document, garment, part) }
}

interface AdjustingProps {
  readonly patterned: Patterned
  readonly pattern: PatternUse
}

/** All that is changed of a pattern but its drawing. */
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

/** Patterns for a part or for the whole garment, tinted as they would look on it. */
export function PatternsPanel({ fontField }: { readonly fontField: FontField }) {
  const gesture = useGesture()
  const patterned = usePatterned()
  const { scope, parts, part, fill, patterns, pattern, startOf, choose, turnTo, use } = patterned
  const [wantsMore, setWantsMore] = useState(false)
  const list = useInSightWhenLonger(patterns.length)
  const suited = useSuited(part)
  const isAdding = wantsMore && patterns.length > 0 && patterns.length < LIMITS.patterns
  /** In the place of the one shown, or on top. */
  const lay = (added: PatternUse): void => {
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
      <Picker look={{ ground: fill, use: isAdding ? null : pattern, suited }} onChoose={pick} onOwn={lay} />
      {pattern && !isAdding && <Adjusting patterned={patterned} pattern={pattern} />}
    </Stack>
  )
}
