import { THEMES } from '@kitwright/pages'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import type { BrandFormProps } from './brandFields.ts'

/** Chooses the shop's theme. The preview is the shop's own front page in it; its content and drafts stay as they are. */
export function ThemeCard({ form: { watch, setValue } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const theme = watch('theme') ?? null
  return (
    <Card title={t('office:theme')} text={t('office:theme_text')}>
      <Stack gap="md" align="flex-start">
        <NativeSelect
          aria-label={t('office:theme')}
          value={theme ?? ''}
          data={[
            { value: '', label: t('office:theme_none') },
            ...THEMES.map(value => ({ value, label: t(`office:theme_${value}`) })),
          ]}
          onChange={event => {
            const chosen = THEMES.find(each => each === event.currentTarget.value) ?? null
            setValue('theme', chosen, { shouldDirty: true })
          }}
        />
        {theme !== null && (
          <Button variant="default" component="a" href={`/?theme=${theme}`} target="_blank" rel="noopener">
            {t('office:theme_preview')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
