import { styleOf, type PatternUse } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import { searchPatterns } from '@kitwright/library'
import { Button, Pagination, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useIsDesktop } from '../../layout/useIsDesktop.ts'
import { ContinuousField } from '../../controls/ContinuousField.tsx'
import { firstColour } from '../../controls/fills.ts'
import { usePartName } from '../../names.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useGesture } from '../../useGesture.ts'
import { useWords } from '../../words.ts'
import { PatternFields } from './PatternFields.tsx'
import { PatternGrid } from './PatternGrid.tsx'
import { newPatternUse } from './patternUse.ts'

function PartChoice({ part }: { part: PartId }) {
  const say = useWords()
  const partName = usePartName()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const select = useStudio(state => state.select)
  const worn = new Set(modelsOf(garment, options).flatMap(model => model.areas.map(area => area.part)))
  const parts = garment.parts.filter(id => worn.has(id))
  return (
    <NativeSelect
      label={say('patternOn')}
      value={part}
      data={parts.map(id => ({ value: id, label: partName(id) }))}
      onChange={event => {
        const chosen = parts.find(id => id === event.currentTarget.value)
        if (chosen) select({ kind: 'part', part: chosen })
      }}
    />
  )
}

/** Patterns for one part, tinted as they would look on it. */
export function PatternsPanel() {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  const isDesktop = useIsDesktop()
  const [text, setText] = useState('')
  const [wantedPage, setPage] = useState(1)
  const part = useStudio(state => (state.selection.kind === 'part' ? state.selection.part : 'base'))
  const style = useStudio(state => styleOf(documentOf(state), part))
  const { items, total, page, pages } = searchPatterns({ text, page: wantedPage })
  const use = (pattern: PatternUse | null, slide?: string): void =>
    edit.commit({ kind: 'setPartPattern', part, pattern }, slide)
  const settings = style.pattern && (
    <>
      <PatternFields value={style.pattern} onChange={pattern => use(pattern, gesture())} />
      <ContinuousField part={part} />
      <Button variant="default" size="sm" onClick={() => use(null)}>
        {say('noPattern')}
      </Button>
    </>
  )
  return (
    <Stack gap="sm">
      <PartChoice part={part} />
      {isDesktop && settings}
      <TextInput
        type="search"
        label={say('patternSearch')}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setPage(1)
        }}
      />
      {total === 0 && <Text size="sm">{say('patternNone')}</Text>}
      <PatternGrid
        patterns={items}
        ground={firstColour(style.fill)}
        value={style.pattern}
        onChoose={id => use(style.pattern ? { ...style.pattern, id } : newPatternUse(id, style.fill))}
      />
      {pages > 1 && (
        <Pagination
          size="sm"
          value={page}
          total={pages}
          onChange={setPage}
          siblings={1}
          getControlProps={control => ({
            'aria-label': say(control === 'next' || control === 'last' ? 'pageNext' : 'pagePrevious'),
          })}
        />
      )}
      {/* In a phone's sheet the patterns come first: their settings would push them out of it. */}
      {!isDesktop && settings}
    </Stack>
  )
}
