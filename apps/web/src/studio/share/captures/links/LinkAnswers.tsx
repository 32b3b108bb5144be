import { Button, Title } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { Answers } from '../../../../domainComponents/index.ts'
import { useApi, useSend } from '../../../../session/index.ts'
import { confirm } from '../../../../ui/index.ts'
import { useStudio } from '../../../context/index.ts'
import { savedIdOf } from '../../savedId.ts'

/** Shows the visitors' answers below the share link and a button that closes the link. */
export function LinkAnswers({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(['answers', 'common'])
  const id = useStudio(savedIdOf)
  const api = useApi()
  const send = useSend(null)
  if (id === null) return null
  const close = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('answers:close_title'),
      message: t('answers:close_text'),
      accept: t('answers:close_link'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await send(async () => api('DELETE /api/designs/{id}/preview', { params: { id } }), {
      said: t('answers:closed'),
      done: onClosed,
    })
  }
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('answers:title')}
      </Title>
      <Answers designId={id} />
      <Button variant="subtle" color="red" mt="md" onClick={() => void close()}>
        {t('answers:close_link')}
      </Button>
    </section>
  )
}
