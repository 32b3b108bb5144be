import { faceOf, fontOrFirst, type FontUse } from '@kitwright/library'
import { Button, SegmentedControl } from '@mantine/core'
import { IconItalic } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { weightKey } from './weights.ts'
import styles from './fonts.module.css'

interface CutFieldsProps {
  readonly use: FontUse
  readonly onChange: (use: FontUse) => void
}

/** Weights and italics that the font really has; nothing for a font of one cut. */
export function CutFields({ use, onChange }: CutFieldsProps) {
  const { t } = useTranslation('fonts')
  const { faces } = fontOrFirst(use.font)
  const shown = faceOf(use)
  const weights = [...new Set(faces.map(face => face.weight))].sort((a, b) => a - b)
  const hasItalic = new Set(faces.map(face => face.isItalic)).size === 2
  if (weights.length < 2 && !hasItalic) return null
  return (
    <div className={styles.cuts}>
      {weights.length > 1 && (
        <SegmentedControl
          className={styles.weights}
          aria-label={t('weight')}
          data={weights.map(weight => ({ value: String(weight), label: t(weightKey(weight)) }))}
          value={String(shown.weight)}
          onChange={weight => onChange({ ...use, weight: Number(weight), isItalic: shown.isItalic })}
        />
      )}
      {hasItalic && (
        <Button
          variant={shown.isItalic ? 'filled' : 'default'}
          className={styles.italic}
          aria-pressed={shown.isItalic}
          aria-label={t('italic')}
          title={t('italic')}
          onClick={() => onChange({ ...use, weight: shown.weight, isItalic: !shown.isItalic })}
        >
          <IconItalic size={18} aria-hidden />
        </Button>
      )}
    </div>
  )
}
