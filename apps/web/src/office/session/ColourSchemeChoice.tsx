import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import css from './ColourSchemeChoice.module.css'

/** Language and colour scheme of this browser. */
export function ColourSchemeChoice() {
  const { t } = useTranslation(['office'])
  const { language, setLanguage } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <span className={css.scheme}>
      {LANGUAGES.filter(other => other !== language).map(other => (
        <button
          key={other}
          type="button"
          lang={languageTag(other)}
          className={css.quiet}
          onClick={() => setLanguage(other)}
        >
          {languageFacts(other).name}
        </button>
      ))}
      <button
        type="button"
        className={css.quiet}
        aria-label={t(isDark ? 'office:light' : 'office:dark')}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
      </button>
    </span>
  )
}
