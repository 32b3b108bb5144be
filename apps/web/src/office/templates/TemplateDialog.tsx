import { LIMITS, TEMPLATE_TAGS } from '@kitwright/contract'
import { eachLanguage, LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Button, Checkbox, Group, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { RequiredNote } from '../../session/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import type { TemplateInput } from './useTemplateActs.ts'

interface Fields {
  readonly name: TemplateInput['name']
  readonly tags: TemplateInput['tags']
  readonly isPublished: boolean
}

interface Props {
  readonly title: string
  readonly text?: string
  readonly start: TemplateInput
  /** Shown above the fields. */
  readonly preview?: ReactNode
  /** Whether something besides the fields was changed. */
  readonly isChanged?: boolean
  /** Resolves to true on success. */
  readonly onSave: (wanted: TemplateInput) => Promise<boolean>
  readonly onClose: () => void
}

/** A template's names, styles and whether the store shows it. */
export function TemplateDialog({ title, text, start, preview, isChanged = false, onSave, onClose }: Props) {
  const { t } = useTranslation(['starts', 'store'])
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { name: start.name, tags: [...start.tags], isPublished: start.isPublished },
  })
  const { errors, isSubmitting, isDirty } = formState
  const close = useDiscardGuard({ isLost: () => isDirty || isChanged, onClose })
  const filled = (value: string) => value.trim() !== '' || t('starts:name_required')
  const submit = handleSubmit(async ({ name, tags, isPublished }) => {
    const wanted = { name: eachLanguage(language => name[language].trim()), tags: tags || [], isPublished }
    if (await onSave(wanted)) onClose()
  })
  return (
    <Dialog onClose={close} title={title} closeLabel={t('starts:close')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {text && <Text size="sm">{text}</Text>}
          {preview}
          {LANGUAGES.map((language, at) => (
            <TextInput
              key={language}
              data-autofocus={at === 0 || undefined}
              required
              lang={languageTag(language)}
              maxLength={LIMITS.namedText}
              label={t('starts:name_in', { language: languageFacts(language).name })}
              error={errors.name?.[language]?.message}
              {...register(`name.${language}`, { validate: filled })}
            />
          ))}
          <div role="group" aria-label={t('starts:styles')}>
            <Text size="sm" fw={600} mb={4}>
              {t('starts:styles')}
            </Text>
            <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" verticalSpacing={4}>
              {TEMPLATE_TAGS.map(tag => (
                <Checkbox key={tag} value={tag} label={t(`store:tag_${tag}`)} {...register('tags')} />
              ))}
            </SimpleGrid>
          </div>
          <Switch label={t('starts:is_published')} defaultChecked={start.isPublished} {...register('isPublished')} />
          <RequiredNote />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('starts:cancel')}</CancelButton>
            <Button type="submit" loading={isSubmitting}>
              {t('starts:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
