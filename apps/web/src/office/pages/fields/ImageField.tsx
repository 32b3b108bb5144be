import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { useTranslation } from '../../../texts/index.ts'
import { OwnTextField } from './OwnTextField.tsx'
import { PictureUpload } from './PictureUpload.tsx'

interface Props {
  readonly block: Extract<Block, { kind: 'image' }>
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

/** A picture with its description and caption. */
export function ImageField({ block, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <PictureUpload
        picture={block.picture}
        path={`${path}.picture`}
        onChange={picture => onChange({ ...block, picture }, null)}
      />
      <OwnTextField
        label={t('content:alt')}
        path={`${path}.alt`}
        maxLength={CONTENT_LIMITS.title}
        value={block.alt}
        onChange={(alt, field) => onChange({ ...block, alt }, field)}
      />
      <OwnTextField
        label={t('content:caption')}
        path={`${path}.caption`}
        maxLength={CONTENT_LIMITS.lead}
        value={block.caption}
        onChange={(caption, field) => onChange({ ...block, caption }, field)}
      />
    </>
  )
}
