import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import css from './OfficeLayout.module.css'

/** Language and colours of this browser. */
export function LookChoice() {
  const { t } = useTranslation('office')
  const { language, setLanguage } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <span className={css.look}>
      {language === 'en' ? (
        <button type="button" lang="km" className={css.quiet} onClick={() => setLanguage('kh')}>
          ខ្មែរ
        </button>
      ) : (
        <button type="button" lang="en" className={css.quiet} onClick={() => setLanguage('en')}>
          English
        </button>
      )}
      <button
        type="button"
        className={css.quiet}
        aria-label={t(isDark ? 'light' : 'dark')}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
      </button>
    </span>
  )
}
