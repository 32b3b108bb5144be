import { LANGUAGES, languageFacts, type Language } from '@kitwright/words'
import { SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, usePreferences, useSend, useSession } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import css from './SettingPage.module.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly data: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}
function Choice<T extends string>({ label, value, data, onChange }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className={css.choice}>
      <span id={id}>{label}</span>
      <SegmentedControl aria-labelledby={id} value={value} data={[...data]} onChange={onChange} />
    </div>
  )
}

/** Language, light or dark, and the behaviour of the personal area's menu. */
export function Appearance() {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend(null)
  const { details, setDetails } = useSession()
  const { language, setLanguage, menuMode, setMenuMode } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()

  const chooseLanguage = (next: Language): void => {
    setLanguage(next)
    if (!details) return
    // The account stores it for mails; the choice applies in this browser even if this fails.
    const { firstName, lastName, phone } = details
    const body = { firstName, lastName, phone, language: next }
    void send(async () => api('PUT /api/accounts/details', { body }), {
      isQuiet: true,
      done: ({ value }) => setDetails(value),
      refused: () => true,
    })
  }
  return (
    <Card title={t('account:appearance')}>
      <Stack gap="lg">
        <Choice
          label={t('common:language')}
          value={language}
          data={LANGUAGES.map(value => ({ value, label: languageFacts(value).name }))}
          onChange={chooseLanguage}
        />
        <Choice
          label={t('account:theme')}
          value={colorScheme === 'dark' ? 'dark' : 'light'}
          data={[
            { value: 'light', label: t('common:light_mode') },
            { value: 'dark', label: t('common:dark_mode') },
          ]}
          onChange={setColorScheme}
        />
        <Choice
          label={t('account:menu_mode')}
          value={menuMode}
          data={[
            { value: 'static', label: t('account:menu_static') },
            { value: 'overlay', label: t('account:menu_overlay') },
          ]}
          onChange={setMenuMode}
        />
      </Stack>
    </Card>
  )
}
