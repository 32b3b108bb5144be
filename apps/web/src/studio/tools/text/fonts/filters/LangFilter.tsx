import { FONT_LANGS, type FontLang } from '@kitwright/library'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../../../texts/index.ts'
import css from '../Fonts.module.css'

interface LangFilterProps {
  readonly value: FontLang | null
  readonly onChange: (lang: FontLang | null) => void
}

/** Chooses the language of the fonts. */
export function LangFilter({ value, onChange }: LangFilterProps) {
  const { t } = useTranslation(['fonts'])
  return (
    <div className={css.langs} role="group" aria-label={t('fonts:language')}>
      <UnstyledButton className={css.lang} aria-pressed={value === null} onClick={() => onChange(null)}>
        {t('fonts:all_languages')}
      </UnstyledButton>
      {FONT_LANGS.map(lang => (
        <UnstyledButton
          key={lang}
          className={css.lang}
          aria-pressed={value === lang}
          onClick={() => onChange(value === lang ? null : lang)}
        >
          {t(`fonts:lang_${lang}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}
