import { IconEyeExclamation } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Contrast.module.css'

/** Marks the row of a layer whose letters have too little contrast to the cloth. */
export function LowContrastMark() {
  const { t } = useTranslation(['arrange'])
  return (
    <span className={css.mark}>
      <IconEyeExclamation size={14} aria-hidden />
      {t('arrange:low_contrast')}
    </span>
  )
}
