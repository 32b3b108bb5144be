import { inksOf, LIMITS, seenPatterns, type Fill, type PatternUse } from '@kitwright/design'
import { describePattern } from '@kitwright/library'
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { cssOf } from '../../fields/index.ts'
import { usePick } from '../../context/index.ts'
import css from './PatternList.module.css'
import { PatternPicture } from './PatternTile.tsx'
import type { Patterned } from './usePatterned.ts'

interface PatternListProps {
  readonly patterned: Pick<Patterned, 'patterns' | 'at' | 'fill' | 'turnTo' | 'use' | 'order'>
  /** The next one chosen comes on top. */
  readonly isAdding: boolean
  readonly onAdd: (isAdding: boolean) => void
}

/** A pattern as it is seen on its part, small. */
function Swatch({ use, fill }: { use: PatternUse; fill: Fill }) {
  const pattern = describePattern(use.id)
  const [seen = use] = seenPatterns({ fill, pattern: { ...use, isHidden: false }, span: 'piece' })
  return (
    <span className={css.swatch} style={{ background: cssOf(fill) }} aria-hidden>
      {pattern && <PatternPicture pattern={pattern} inks={inksOf(seen)} opacity={use.opacity} />}
    </span>
  )
}

function usePatternName(): (use: PatternUse) => string {
  const pick = usePick()
  return ({ id }) => {
    const pattern = describePattern(id)
    return pattern ? pick(pattern.name) : id
  }
}

interface RowProps extends Pick<PatternListProps['patterned'], 'fill' | 'use'> {
  readonly each: PatternUse
  readonly i: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One pattern: to turn to, and to hide. */
function Row({ each, i, isChosen, onChoose, fill, use }: RowProps) {
  const { t } = useTranslation(['patterns'])
  const name = usePatternName()(each)
  return (
    <div className={css.row} data-is-hidden={each.isHidden === true || undefined}>
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

/** The chosen one higher or lower. */
function OrderButtons({ patterns, at, order }: Pick<Patterned, 'patterns' | 'at' | 'order'>) {
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
      onClick={() => order(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  ))
}

/** What lies on a part, the topmost first: to turn to, to hide, to lay higher or lower, and to add to. */
export function PatternList({ patterned, isAdding, onAdd }: PatternListProps) {
  const { t } = useTranslation(['patterns'])
  const { patterns, at, fill, turnTo, use, order } = patterned
  const isFull = patterns.length >= LIMITS.patterns
  const choose = (i: number): void => {
    onAdd(false)
    turnTo(i)
  }
  const rows = patterns.map((each, i) => (
    <Row key={i} {...{ each, i, fill, use }} isChosen={i === at && !isAdding} onChoose={() => choose(i)} />
  ))
  return (
    <div className={css.list} role="group" aria-label={t('patterns:layers')}>
      {rows.toReversed()}
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
