import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import css from './LanguageChoice.module.css'

/** Lists the languages, each under its own name. */
export function LanguageChoice() {
  const { t } = useTranslation(['common'])
  const { language, setLanguage } = usePreferences()
  return (
    <div className={css.choice} role="group" aria-label={t('common:language')}>
      {LANGUAGES.map(code => (
        <button
          key={code}
          type="button"
          lang={languageTag(code)}
          aria-label={`${code} – ${languageFacts(code).name}`}
          aria-pressed={language === code}
          onClick={() => setLanguage(code)}
        >
          {code}
        </button>
      ))}
    </div>
  )
}
