import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { Text, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { EntriesField } from './EntriesField.tsx'
import { OwnTextField } from './OwnTextField.tsx'
import { PassagesField } from './PassagesField.tsx'
import { useEditor } from './useEditor.ts'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>
interface Props<B extends Block> {
  readonly block: B
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

type OfferBlock = Of<'garments' | 'designs' | 'prices' | 'fabric' | 'quote' | 'gallery'>

/** Title and introduction of a block. */
export function HeadFields({ block, path, onChange }: Props<OfferBlock>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <OwnTextField
        label={t('content:title')}
        path={`${path}.title`}
        maxLength={CONTENT_LIMITS.title}
        value={block.title}
        onChange={(title, field) => onChange({ ...block, title }, field)}
      />
      <OwnTextField
        label={t('content:lead')}
        path={`${path}.lead`}
        maxLength={CONTENT_LIMITS.lead}
        rows={2}
        value={block.lead}
        onChange={(lead, field) => onChange({ ...block, lead }, field)}
      />
    </>
  )
}

/** The fields of a block whose content comes from the shop's own offer. */
export function OfferFields(props: Props<OfferBlock>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('content:offer_hint')}
      </Text>
      <HeadFields {...props} />
    </>
  )
}

/** The fields of a team block. */
export function TeamFields({ block, path, onChange }: Props<Of<'team'>>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <OwnTextField
        label={t('content:title')}
        path={`${path}.title`}
        maxLength={CONTENT_LIMITS.title}
        value={block.title}
        onChange={(title, field) => onChange({ ...block, title }, field)}
      />
      <PassagesField
        path={`${path}.text`}
        value={block.text}
        onChange={(text, field) => onChange({ ...block, text }, field)}
      />
      <EntriesField
        labels={[t('content:people'), t('content:role')]}
        path={`${path}.people`}
        items={block.people}
        onChange={(people, field) => onChange({ ...block, people }, field)}
      />
    </>
  )
}

/** The fields of a video block. */
export function VideoFields({ block, path, onChange }: Props<Of<'video'>>) {
  const { t } = useTranslation(['content'])
  const { faults } = useEditor()
  return (
    <>
      <OwnTextField
        label={t('content:title')}
        path={`${path}.title`}
        maxLength={CONTENT_LIMITS.title}
        value={block.title}
        onChange={(title, field) => onChange({ ...block, title }, field)}
      />
      <OwnTextField
        label={t('content:caption')}
        path={`${path}.caption`}
        maxLength={CONTENT_LIMITS.lead}
        value={block.caption}
        onChange={(caption, field) => onChange({ ...block, caption }, field)}
      />
      <TextInput
        label={t('content:video_address')}
        description={t('content:video_hint')}
        maxLength={CONTENT_LIMITS.address}
        value={block.address}
        error={faults[`${path}.address`]}
        onChange={event => onChange({ ...block, address: event.currentTarget.value }, `${path}.address`)}
      />
    </>
  )
}
