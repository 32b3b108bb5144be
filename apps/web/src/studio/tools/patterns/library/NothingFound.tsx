import { suggestNames } from '@kitwright/library'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import css from '../Patterns.module.css'
import { usePatternNames } from './usePatternNames.ts'

/** Suggests what to try when a search finds nothing: the nearest names, or every pattern. */
export function NothingFound({ text, onTry }: { text: string; onTry: (text: string) => void }) {
  const { t, language } = useTranslation(['studio', 'patterns'])
  const names = suggestNames(usePatternNames(), text, language)
  return (
    <Stack gap="xs" role="status" className={css.touch}>
      <Text size="sm">{t('studio:pattern_none')}</Text>
      <Group gap="xs" role="group" aria-label={t('patterns:perhaps')}>
        {names.map(name => (
          <Button key={name} size="sm" variant="default" onClick={() => onTry(name)}>
            {name}
          </Button>
        ))}
        <Button size="sm" variant="subtle" onClick={() => onTry('')}>
          {t('patterns:show_all')}
        </Button>
      </Group>
    </Stack>
  )
}
