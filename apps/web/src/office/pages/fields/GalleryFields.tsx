import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { Button, Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { HeadFields } from './OfferFields.tsx'
import { OwnTextField } from './OwnTextField.tsx'
import css from './PageEditor.module.css'
import { PictureUpload } from './PictureUpload.tsx'

type Gallery = Extract<Block, { kind: 'gallery' }>
interface Props {
  readonly block: Gallery
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

/** The fields of a gallery: its head, and each picture with its name and caption. */
export function GalleryFields({ block, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  const { items } = block
  const change = (next: Gallery['items'], field: string | null) => onChange({ ...block, items: next }, field)
  return (
    <>
      <HeadFields block={block} path={path} onChange={onChange} />
      <Text size="sm" c="dimmed">
        {t('content:shot_hint')}
      </Text>
      {items.map((item, at) => {
        const own = `${path}.items.${at}`
        return (
          <div key={own} className={css.entry}>
            <PictureUpload
              picture={item.picture}
              path={`${own}.picture`}
              onChange={picture => change(items.with(at, { ...item, picture }), null)}
            />
            <OwnTextField
              label={`${at + 1}. ${t('content:shot')}`}
              path={`${own}.title`}
              maxLength={CONTENT_LIMITS.title}
              value={item.title}
              onChange={(title, field) => change(items.with(at, { ...item, title }), field)}
            />
            <OwnTextField
              label={t('content:shot_text')}
              path={`${own}.text`}
              maxLength={CONTENT_LIMITS.paragraph}
              value={item.text}
              onChange={(text, field) => change(items.with(at, { ...item, text }), field)}
            />
            <div>
              <Button variant="subtle" color="gray" size="xs" onClick={() => change(items.toSpliced(at, 1), null)}>
                {t('content:remove_item', { number: at + 1 })}
              </Button>
            </div>
          </div>
        )
      })}
      {items.length < CONTENT_LIMITS.items && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => change([...items, { title: {}, text: {}, picture: null }], null)}
          >
            {t('content:add_item')}
          </Button>
        </div>
      )}
    </>
  )
}
