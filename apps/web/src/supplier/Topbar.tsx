import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Button } from '@mantine/core'
import { TenantLogo } from '../domainComponents/index.ts'
import { usePreferences } from '../session/index.ts'
import css from './SupplierPage.module.css'

/** Shows the owner of the page, and the other languages. */
export function Topbar() {
  const { language, setLanguage } = usePreferences()
  return (
    <header className={css.topbar}>
      <TenantLogo heightPx={36} />
      <span>
        {LANGUAGES.filter(other => other !== language).map(other => (
          <Button
            key={other}
            variant="subtle"
            color="gray"
            lang={languageTag(other)}
            onClick={() => setLanguage(other)}
          >
            {languageFacts(other).name}
          </Button>
        ))}
      </span>
    </header>
  )
}
