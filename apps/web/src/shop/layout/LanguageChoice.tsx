import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import css from './LanguageChoice.module.css'

const LANGUAGES = [
  { code: 'kh', tag: 'km', name: 'ខ្មែរ' },
  { code: 'en', tag: 'en', name: 'English' },
] as const

/** Khmer or English; each is named in its own language. */
export function LanguageChoice() {
  const { t } = useTranslation('common')
  const { language, setLanguage } = usePreferences()
  return (
    <div className={css.choice} role="group" aria-label={t('language')}>
      {LANGUAGES.map(({ code, tag, name }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          aria-label={`${code} – ${name}`}
          aria-pressed={language === code}
          onClick={() => setLanguage(code)}
        >
          {code}
        </button>
      ))}
    </div>
  )
}
