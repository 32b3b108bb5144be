import { languageTag } from '@kitwright/words'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { createElement, useEffect } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { usePreferences } from '../../../../session/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudio } from '../../../context/index.ts'
import css from '../Shots.module.css'
import { copyText } from './copyText.ts'
import { embedCode, tokenOf } from './embedCode.ts'

/** Loads the element once, as a club's page does. */
function useElement(): void {
  useEffect(() => {
    if (customElements.get('kit-view') || document.querySelector('script[src="/kit-view.js"]')) return
    document.head.append(Object.assign(document.createElement('script'), { src: '/kit-view.js' }))
  }, [])
}

/** The code that shows the shared design on a club's own page, and how it looks there. */
export function WebsitePanel({ link }: { link: string }) {
  const { t } = useTranslation(['shots'])
  const language = usePreferences(state => state.language)
  const name = useStudio(state => state.name)
  useElement()
  const tag = languageTag(language)
  const code = embedCode({ link, label: t('shots:website_link', { name }), language: tag })
  const onCopy = async (): Promise<void> => {
    if (await copyText(code)) toast('success', t('shots:website_copied'))
  }
  return (
    <section aria-labelledby="website-title">
      <Text id="website-title" component="h3" fw={700} mb={4}>
        {t('shots:website')}
      </Text>
      <div className={css.website}>
        <Stack gap="sm">
          <Text size="sm">{t('shots:website_text')}</Text>
          <Textarea
            label={t('shots:website_code')}
            readOnly
            autosize
            minRows={4}
            value={code}
            spellCheck={false}
            onFocus={event => event.currentTarget.select()}
          />
          <Group className={css.actions}>
            <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void onCopy()}>
              {t('shots:website_copy')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('shots:website_note')}
          </Text>
        </Stack>
        {createElement('kit-view', { key: `${link} ${tag}`, design: tokenOf(link), lang: tag })}
      </div>
    </section>
  )
}
