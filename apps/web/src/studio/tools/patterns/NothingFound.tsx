import { suggestNames } from '@kitwright/library'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../words.ts'
import styles from './patterns.module.css'

/** What to try where a search finds nothing: the nearest names, or every pattern. */
export function NothingFound({ text, onTry }: { text: string; onTry: (text: string) => void }) {
  const say = useWords()
  const { t, i18n } = useTranslation('patterns')
  const names = suggestNames(text, i18n.language === 'en' ? 'en' : 'kh')
  return (
    <Stack gap="xs" role="status" className={styles.touch}>
      <Text size="sm">{say('patternNone')}</Text>
      <Group gap="xs" role="group" aria-label={t('perhaps')}>
        {names.map(name => (
          <Button key={name} size="sm" variant="default" onClick={() => onTry(name)}>
            {name}
          </Button>
        ))}
        <Button size="sm" variant="subtle" onClick={() => onTry('')}>
          {t('showAll')}
        </Button>
      </Group>
    </Stack>
  )
}
