import { CONTENT_LIMITS } from '@kitwright/pages/content'
import { eachLanguage, LANGUAGES, languageFacts, languageTag, type Language } from '@kitwright/words'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, useApi, useFormSend } from '../../session/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import { OFFICE } from '../list/useOfficeAction.ts'
import { newBlock } from './newBlock.ts'
import { useFaultTexts } from './useFaultTexts.ts'

interface Fields {
  readonly slug: string
  readonly title: Record<Language, string>
}

/** Returns the form of a new page, and the function that sends it and opens the page. */
function useNewPage() {
  const [api, navigate] = [useApi(), useNavigate()]
  const form = useForm<Fields>({ defaultValues: { slug: '', title: eachLanguage(() => '') } })
  const { problem, send } = useFormSend(form.setError, { places: { 'slug-taken': 'slug' }, touched: OFFICE })
  const readFaults = useFaultTexts()
  const submit = form.handleSubmit(async ({ slug, title }) => {
    const hero = newBlock('hero')
    const blocks = [hero.kind === 'hero' ? { ...hero, title } : hero, newBlock('text')]
    const body = { slug: slug.trim(), content: { title, description: {}, blocks } }
    const isMade = await send(async () => api('POST /api/office/pages', { body }), {
      refused: async ({ error }) => {
        const { slug: message } = await readFaults(error.fields ?? [])
        if (message === undefined) return false
        form.setError('slug', { message }, { shouldFocus: true })
        return true
      },
    })
    if (isMade) await navigate({ to: '/office/pages/$slug', params: { slug: body.slug }, ignoreBlocker: true })
  })
  return { form, problem, submit }
}

/** Makes a page of the shop's own, with an opening and a text to begin with. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['content'])
  const {
    form: { register, formState, getValues },
    problem,
    submit,
  } = useNewPage()
  const { errors, isSubmitting, isDirty } = formState
  const close = useDiscardGuard({ isLost: () => isDirty, onClose })
  const isTitled = () =>
    LANGUAGES.some(language => getValues(`title.${language}`).trim() !== '') || t('content:title_required')
  return (
    <Dialog onClose={close} title={t('content:new')} closeLabel={t('content:close')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          {LANGUAGES.map((language, at) => (
            <TextInput
              key={language}
              data-autofocus={at === 0 || undefined}
              lang={languageTag(language)}
              maxLength={CONTENT_LIMITS.title}
              label={t('content:own_languages', { field: t('content:title'), language: languageFacts(language).name })}
              error={errors.title?.[language]?.message}
              {...register(`title.${language}`, { validate: isTitled })}
            />
          ))}
          <TextInput
            required
            maxLength={CONTENT_LIMITS.slug}
            label={t('content:slug')}
            description={t('content:slug_hint')}
            error={errors.slug?.message}
            {...register('slug')}
          />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('content:cancel')}</CancelButton>
            <Button type="submit" loading={isSubmitting}>
              {t('content:make')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
