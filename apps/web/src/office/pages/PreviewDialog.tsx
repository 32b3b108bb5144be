import { showContent, type PageContent } from '@kitwright/pages/content'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ContentBlocks } from '../../blocks/index.ts'
import { usePreferences, useTenant, useThemePreview } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import css from './fields/PageEditor.module.css'

/** The page as visitors would see it, saved or not, in either language. */
export function PreviewDialog({ content, onClose }: { content: PageContent; onClose: () => void }) {
  const { t } = useTranslation(['content'])
  useThemePreview()
  const { name: shop } = useTenant()
  const [language, setLanguage] = useState(usePreferences(state => state.language))
  return (
    <Dialog size={1200} onClose={onClose} title={t('content:preview')} closeLabel={t('content:close')}>
      <SegmentedControl
        mb="md"
        value={language}
        onChange={value => setLanguage(LANGUAGES.find(each => each === value) ?? language)}
        data={LANGUAGES.map(value => ({ value, label: languageFacts(value).name }))}
      />
      {/* Nothing in it can be pressed: its links would leave the editor, and its form would send a message. */}
      <div className={css.preview} lang={languageTag(language)} inert>
        <ContentBlocks content={showContent(content, { language, shop })} />
      </div>
    </Dialog>
  )
}
