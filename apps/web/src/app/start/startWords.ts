import { formatCount } from '@kitwright/measure'
import { LANGUAGES, languageTag, loadTexts, type Language, type Namespace } from '@kitwright/words'
import i18next, { type BackendModule, type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { loadUntilDone } from '../../ui/index.ts'

/** Loads texts one namespace at a time, as modules request them. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadUntilDone(async () => loadTexts(language as Language, namespace as Namespace)).then(
      texts => done(null, { ...texts }),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), null),
    )
  },
}

/** Formats counts in texts as in tables. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === 'number' ? formatCount(value) : (value as string)),
}

/** Resolves when the page is hydrated. It never fails. */
type WhenHydrated = () => Promise<void>

/**
 * Changes the texts to the chosen language. A part of the page that is hydrated in another language than the server's is
 * thrown away with what was typed in it, so the change waits for hydration.
 */
async function followLanguage(whenHydrated: WhenHydrated): Promise<void> {
  if (usePreferences.getState().language === i18next.language) return
  await whenHydrated()
  // Another language may have been chosen meanwhile.
  const { language } = usePreferences.getState()
  if (language !== i18next.language) await i18next.changeLanguage(language)
}

/**
 * Loads the texts in the visitor's language, including those of the first page, and follows changes of language once the
 * page is hydrated.
 */
export async function startWords(
  more: readonly Namespace[] = [],
  whenHydrated: WhenHydrated = () => Promise.resolve(),
): Promise<void> {
  i18next.on('languageChanged', language => {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    const tag = languageTag(language as Language)
    // Setting even the same value makes the browser recompute the style of everything.
    if (root.lang !== tag) root.lang = tag
  })
  usePreferences.subscribe(() => void followLanguage(whenHydrated))
  await i18next
    .use(backend)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: usePreferences.getState().language,
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      ns: ['common', ...more],
      defaultNS: 'common',
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
}
