import { FONT_LANGS, type FontLang } from '@kitwright/library'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './fonts.module.css'

interface LangFilterProps {
  readonly value: FontLang | null
  readonly onChange: (lang: FontLang | null) => void
}

/** Which language the fonts are for. */
export function LangFilter({ value, onChange }: LangFilterProps) {
  const { t } = useTranslation('fonts')
  return (
    <div className={styles.langs} role="group" aria-label={t('language')}>
      <UnstyledButton className={styles.lang} aria-pressed={value === null} onClick={() => onChange(null)}>
        {t('all_languages')}
      </UnstyledButton>
      {FONT_LANGS.map(lang => (
        <UnstyledButton
          key={lang}
          className={styles.lang}
          aria-pressed={value === lang}
          onClick={() => onChange(value === lang ? null : lang)}
        >
          {t(`lang_${lang}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}
