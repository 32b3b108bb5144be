import { TEMPLATE_TAGS } from '@kitwright/contract'
import { Button, Checkbox, Group, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog, useForm } from '../../ui/index.ts'
import type { TemplateWanted } from './useTemplateActs.ts'

interface Fields {
  readonly en: string
  readonly kh: string
  readonly tags: TemplateWanted['tags']
  readonly isPublished: boolean
}

interface Props {
  readonly title: string
  readonly text?: string
  readonly start: TemplateWanted
  /** True when it went through. */
  readonly onSave: (wanted: TemplateWanted) => Promise<boolean>
  readonly onClose: () => void
}

/** A template's names, styles and whether the store shows it. */
export function TemplateDialog({ title, text, start, onSave, onClose }: Props) {
  const { t } = useTranslation('starts')
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { ...start.name, tags: [...start.tags], isPublished: start.isPublished },
  })
  const { errors, isSubmitting } = formState
  const filled = (value: string) => value.trim() !== '' || t('name_required')
  const submit = handleSubmit(async ({ en, kh, tags, isPublished }) => {
    const wanted = { name: { en: en.trim(), kh: kh.trim() }, tags: tags || [], isPublished }
    if (await onSave(wanted)) onClose()
  })
  return (
    <Dialog onClose={onClose} title={title} closeLabel={t('close')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {text && <Text size="sm">{text}</Text>}
          <TextInput
            data-autofocus
            required
            maxLength={80}
            label={t('name_en')}
            error={errors.en?.message}
            {...register('en', { validate: filled })}
          />
          <TextInput
            required
            maxLength={80}
            label={t('name_kh')}
            error={errors.kh?.message}
            {...register('kh', { validate: filled })}
          />
          <div role="group" aria-label={t('styles')}>
            <Text size="sm" fw={600} mb={4}>
              {t('styles')}
            </Text>
            <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" verticalSpacing={4}>
              {TEMPLATE_TAGS.map(tag => (
                <Checkbox key={tag} value={tag} label={t(`tag_${tag}`)} {...register('tags')} />
              ))}
            </SimpleGrid>
          </div>
          <Switch label={t('is_published')} defaultChecked={start.isPublished} {...register('isPublished')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
