import { inksOf, isInOwnColours, LIMITS, seenPatterns, type Fill, type PatternUse } from '@kitwright/design'
import { describePattern } from '@kitwright/library'
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconLetterCase,
  IconPhoto,
  IconPlus,
  IconShieldHalf,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { cssOf } from '../../../fields/index.ts'
import { DropLine, othersBelow, RowGrip, useRowDrag, type RowDragging } from '../../../context/index.ts'
import css from './PatternList.module.css'
import { PatternPicture } from '../library/PatternTile.tsx'
import type { PatternPanelState } from './usePatterned.ts'
import { usePatternName } from '../library/usePatternNames.ts'

interface PatternListProps {
  readonly patterned: Pick<PatternPanelState, 'patterns' | 'at' | 'fill' | 'turnTo' | 'use' | 'order'>
  /** Whether the next chosen pattern is added on top. */
  readonly isAdding: boolean
  readonly onAdd: (isAdding: boolean) => void
}

/** A small preview of a pattern as seen on its part. */
function Swatch({ use, fill }: { use: PatternUse; fill: Fill }) {
  const pattern = describePattern(use.id)
  const [seen = use] = seenPatterns({ fill, pattern: { ...use, isHidden: false }, span: 'piece' })
  const MotifIcon = isInOwnColours(use) ? IconPhoto : use.motif?.kind === 'text' ? IconLetterCase : IconShieldHalf
  return (
    <span className={css.swatch} style={{ background: cssOf(fill) }} aria-hidden>
      {use.motif && (
        <span className={css.motif} style={{ color: seen.colour }}>
          <MotifIcon size={22} />
        </span>
      )}
      {pattern && <PatternPicture pattern={pattern} inks={inksOf(seen)} opacity={use.opacity} />}
    </span>
  )
}

/** Returns a function that names a pattern; a user's own by the motif it repeats. */
function useNameOfUse(): (use: PatternUse) => string {
  const { t } = useTranslation(['patterns'])
  const patternName = usePatternName()
  return ({ id, motif }) => {
    if (!motif) return patternName(id)
    if (motif.kind === 'text') return motif.text
    return t(isInOwnColours({ motif }) ? 'patterns:photo' : 'patterns:own_picture')
  }
}

interface RowProps extends Pick<PatternListProps['patterned'], 'fill' | 'use'> {
  readonly each: PatternUse
  readonly i: number
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly count: number
  readonly grip: ReturnType<RowDragging['grip']>
}

/** One pattern, which can be dragged (if there are several), selected and hidden. */
function Row({ each, i, isChosen, onChoose, fill, use, count, grip }: RowProps) {
  const { t } = useTranslation(['patterns', 'arrange'])
  const name = useNameOfUse()(each)
  return (
    <div className={css.row} data-row data-is-hidden={each.isHidden === true || undefined}>
      {count > 1 && <RowGrip of={i} label={t('arrange:move_row', { name, at: count - i, count })} grip={grip} />}
      <UnstyledButton className={css.name} aria-pressed={isChosen} onClick={onChoose}>
        <Swatch use={each} fill={fill} />
        <span>{name}</span>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(each.isHidden ? 'patterns:show' : 'patterns:hide', { name })}
        onClick={() => use({ ...each, isHidden: !each.isHidden }, undefined, i)}
      >
        {each.isHidden ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
      </ActionIcon>
    </div>
  )
}

/** Moves the chosen pattern higher or lower. */
function OrderButtons({ patterns, at, order }: Pick<PatternPanelState, 'patterns' | 'at' | 'order'>) {
  const { t } = useTranslation(['patterns'])
  const ways = [
    { label: t('patterns:higher'), Icon: IconArrowUp, to: at + 1 },
    { label: t('patterns:lower'), Icon: IconArrowDown, to: at - 1 },
  ]
  return ways.map(({ label, Icon, to }) => (
    <ActionIcon
      key={label}
      variant="default"
      size={36}
      disabled={to < 0 || to >= patterns.length}
      aria-label={label}
      onClick={() => order(at, to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  ))
}

/** Returns the patterns as draggable rows, each identified by its index from the bottom. */
function usePatternRows({ patterns, order }: Pick<PatternPanelState, 'patterns' | 'order'>) {
  const { t } = useTranslation(['arrange'])
  const nameOf = useNameOfUse()
  const list = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const ids = () => patterns.map((_, i) => String(i)).toReversed()
  const dragging = useRowDrag(list, {
    ids,
    along: id => [id],
    drop(drag) {
      const [from, to] = [Number(drag.ids[0]), othersBelow(ids(), drag)]
      if (from !== to) order(from, to)
      setTold(
        t('arrange:moved_row', { name: nameOf(patterns[from]!), at: patterns.length - to, count: patterns.length }),
      )
      return String(to)
    },
    moved: () => {},
  })
  return { ...dragging, list, told }
}

/** Lists the patterns of a part, topmost first: select, drag, hide, reorder and add. */
export function PatternList({ patterned, isAdding, onAdd }: PatternListProps) {
  const { t } = useTranslation(['patterns'])
  const { patterns, at, fill, turnTo, use, order } = patterned
  const isFull = patterns.length >= LIMITS.patterns
  const choose = (i: number): void => {
    onAdd(false)
    turnTo(i)
  }
  const { list, told, drag, grip } = usePatternRows(patterned)
  const count = patterns.length
  const rows = patterns.map((each, i) => (
    <Row
      key={i}
      {...{ each, i, fill, use, count }}
      grip={grip(String(i))}
      isChosen={i === at && !isAdding}
      onChoose={() => choose(i)}
    />
  ))
  return (
    <div className={css.list} role="group" aria-label={t('patterns:layers')}>
      <div ref={list} className={css.rows} data-dragging={drag !== null || undefined}>
        {rows.toReversed()}
        {drag && <DropLine as="span" before={drag.before} count={count} />}
      </div>
      <p className="kw-hidden" role="status">
        {told}
      </p>
      <div className={css.actions}>
        <Button
          variant="light"
          size="sm"
          className={css.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-pressed={isAdding}
          disabled={isFull}
          onClick={() => onAdd(!isAdding)}
        >
          {t('patterns:add')}
        </Button>
        {patterns.length > 1 && <OrderButtons {...{ patterns, at, order }} />}
      </div>
      {(isAdding || isFull) && (
        <Text size="xs" c="dimmed" role="status">
          {isAdding ? t('patterns:adding') : t('patterns:full', { count: LIMITS.patterns })}
        </Text>
      )}
    </div>
  )
}
