import type { Response_ } from '@kitwright/contract'
import { findLanguage, languageFacts } from '@kitwright/words'
import { Button, Skeleton } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall } from '../../session/index.ts'
import { Card, confirm, FileChooser } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './FontsCard.module.css'

type OfficeFont = Response_<'GET /api/office/fonts'>[number]

const KINDS = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf'

/** Loads the font for its preview. A font that fails to load is shown by its name only. */
function useFace({ id, url }: OfficeFont): string {
  useEffect(() => {
    const face = new FontFace(`Office ${id}`, `url(${JSON.stringify(url)})`)
    document.fonts.add(face)
    face.load().catch((error: unknown) => console.warn(`font ${id} did not load`, error))
    return () => void document.fonts.delete(face)
  }, [id, url])
  return `"Office ${id}"`
}

function FontLine({ font, onRemove }: { font: OfficeFont; onRemove: () => void }) {
  const { t } = useTranslation(['fonts'])
  return (
    <li className={css.line}>
      <span className={css.text}>
        <span className={css.sample} style={{ fontFamily: useFace(font) }} aria-hidden>
          {languageFacts(findLanguage(font.lang) ?? 'en').script.sample} 0123456789
        </span>
        <span>
          {font.family} · {t(`fonts:lang_${font.lang}`)}
        </span>
      </span>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t('fonts:remove_named', { family: font.family })}
        onClick={onRemove}
      >
        {t('fonts:remove')}
      </Button>
    </li>
  )
}

/** The fonts that the shop uploaded, listed first wherever a design chooses a font. */
export function FontsCard() {
  const { t } = useTranslation(['fonts'])
  const api = useApi()
  const act = useOfficeAction()
  const { data, error, refetch } = useCall('GET /api/office/fonts', {})
  const upload = async (file: File): Promise<void> => {
    const form = new FormData()
    form.append('file', file)
    // The contract describes multipart bodies in words only.
    await act(async () => api('POST /api/office/fonts', { body: form as unknown as undefined }), t('fonts:uploaded'))
  }
  const remove = async ({ id, family }: OfficeFont): Promise<void> => {
    const question = {
      title: t('fonts:remove_named', { family }),
      message: t('fonts:remove_text'),
      accept: t('fonts:remove'),
    }
    if (!(await confirm({ ...question, reject: t('fonts:keep') }))) return
    await act(async () => api('DELETE /api/office/fonts/{id}', { params: { id } }), t('fonts:removed'))
  }
  return (
    <div className={css.place}>
      <Card
        title={t('fonts:own_fonts')}
        text={t('fonts:own_fonts_text')}
        actions={
          <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
            {({ onClick }) => (
              <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
                {t('fonts:upload')}
              </Button>
            )}
          </FileChooser>
        }
      >
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={60} radius={8} />}
        {data?.length === 0 && <p>{t('fonts:own_none')}</p>}
        <ul className={css.list}>
          {data?.map(font => (
            <FontLine key={font.id} font={font} onRemove={() => void remove(font)} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
