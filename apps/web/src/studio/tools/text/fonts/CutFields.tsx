import { faceOf, fontOrFirst, type FontUse } from '@kitwright/library'
import { Button, SegmentedControl } from '@mantine/core'
import { IconItalic } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Fonts.module.css'

const NAMES = [
  [400, 'regular'],
  [600, 'semibold'],
  [700, 'bold'],
  [900, 'black'],
] as const

/** Returns the text key of the nearest named weight. */
const weightKey = (weight: number): (typeof NAMES)[number][1] =>
  NAMES.reduce((best, each) => (Math.abs(each[0] - weight) < Math.abs(best[0] - weight) ? each : best))[1]

interface CutFieldsProps {
  readonly use: FontUse
  readonly onChange: (use: FontUse) => void
}

/** Weights and italics that the font has. Shows nothing for a font of one cut. */
export function CutFields({ use, onChange }: CutFieldsProps) {
  const { t } = useTranslation(['fonts'])
  const { faces } = fontOrFirst(use.font)
  const shown = faceOf(use)
  const weights = [...new Set(faces.map(face => face.weight))].sort((a, b) => a - b)
  const hasItalic = new Set(faces.map(face => face.isItalic)).size === 2
  if (weights.length < 2 && !hasItalic) return null
  return (
    <div className={css.cuts}>
      {weights.length > 1 && (
        <SegmentedControl
          className={css.weights}
          aria-label={t('fonts:weight')}
          data={weights.map(weight => ({ value: String(weight), label: t(`fonts:${weightKey(weight)}`) }))}
          value={String(shown.weight)}
          onChange={weight => onChange({ ...use, weight: Number(weight), isItalic: shown.isItalic })}
        />
      )}
      {hasItalic && (
        <Button
          variant={shown.isItalic ? 'filled' : 'default'}
          className={css.italic}
          aria-pressed={shown.isItalic}
          aria-label={t('fonts:italic')}
          title={t('fonts:italic')}
          onClick={() => onChange({ ...use, weight: shown.weight, isItalic: !shown.isItalic })}
        >
          <IconItalic size={18} aria-hidden />
        </Button>
      )}
    </div>
  )
}
