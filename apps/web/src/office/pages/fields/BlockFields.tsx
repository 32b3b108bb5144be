import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { NativeSelect, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { ButtonFields } from './ButtonFields.tsx'
import { EntriesField } from './EntriesField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { GalleryFields } from './GalleryFields.tsx'
import { ImageField } from './ImageField.tsx'
import { OfferFields, TeamFields, VideoFields } from './OfferFields.tsx'
import { OwnTextField } from './OwnTextField.tsx'
import { PassagesField } from './PassagesField.tsx'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>
interface Props<B extends Block> {
  readonly block: B
  /** The path of the block in the content. */
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

/** The block's title and text, which several kinds have. */
function Title({ block, path, onChange }: Props<Extract<Block, { title: unknown }>>) {
  const { t } = useTranslation(['content'])
  return (
    <OwnTextField
      label={t('content:title')}
      path={`${path}.title`}
      maxLength={CONTENT_LIMITS.title}
      value={block.title}
      onChange={(title, field) => onChange({ ...block, title }, field)}
    />
  )
}

const PICTURES = ['none', 'garments', 'kit'] as const

function HeroFields({ block, path, onChange }: Props<Of<'hero'>>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <OwnTextField
        label={t('content:kicker')}
        path={`${path}.kicker`}
        maxLength={CONTENT_LIMITS.title}
        value={block.kicker}
        onChange={(kicker, field) => onChange({ ...block, kicker }, field)}
      />
      <Title block={block} path={path} onChange={onChange} />
      <OwnTextField
        label={t('content:lead')}
        path={`${path}.lead`}
        maxLength={CONTENT_LIMITS.lead}
        rows={2}
        value={block.lead}
        onChange={(lead, field) => onChange({ ...block, lead }, field)}
      />
      <ButtonFields
        path={`${path}.button`}
        button={block.button}
        onChange={(button, field) => onChange({ ...block, button }, field)}
      />
      <ButtonFields
        path={`${path}.secondButton`}
        button={block.secondButton}
        onChange={(secondButton, field) => onChange({ ...block, secondButton }, field)}
      />
      <NativeSelect
        label={t('content:picture')}
        value={block.picture}
        data={PICTURES.map(value => ({ value, label: t(`content:picture_${value}`) }))}
        onChange={event => {
          const picture = PICTURES.find(each => each === event.currentTarget.value) ?? block.picture
          onChange({ ...block, picture }, null)
        }}
      />
      <Switch
        label={t('content:has_facts')}
        checked={block.hasFacts}
        onChange={event => onChange({ ...block, hasFacts: event.currentTarget.checked }, null)}
      />
    </>
  )
}

function BannerFields({ block, path, onChange }: Props<Of<'banner'>>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <Title block={block} path={path} onChange={onChange} />
      <OwnTextField
        label={t('content:body')}
        path={`${path}.text`}
        maxLength={CONTENT_LIMITS.lead}
        rows={2}
        value={block.text}
        onChange={(text, field) => onChange({ ...block, text }, field)}
      />
      <ButtonFields
        path={`${path}.button`}
        button={block.button}
        onChange={(button, field) => onChange({ ...block, button }, field)}
      />
    </>
  )
}

function StepsFields({ block, path, onChange }: Props<Of<'steps'>>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <Title block={block} path={path} onChange={onChange} />
      <Switch
        label={t('content:is_numbered')}
        checked={block.isNumbered}
        onChange={event => onChange({ ...block, isNumbered: event.currentTarget.checked }, null)}
      />
      <EntriesField
        labels={[t('content:title'), t('content:body')]}
        path={`${path}.items`}
        items={block.items}
        onChange={(items, field) => onChange({ ...block, items }, field)}
      />
    </>
  )
}

function QuestionsFields({ block, path, onChange }: Props<Of<'questions'>>) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <Title block={block} path={path} onChange={onChange} />
      <EntriesField
        labels={[t('content:question'), t('content:answer')]}
        path={`${path}.items`}
        items={block.items}
        onChange={(items, field) => onChange({ ...block, items }, field)}
      />
    </>
  )
}

/** The fields of a block, by its kind. */
export function BlockFields({ block, path, onChange }: Props<Block>): ReactNode {
  switch (block.kind) {
    case 'hero':
      return <HeroFields block={block} path={path} onChange={onChange} />
    case 'text':
      return (
        <PassagesField
          path={`${path}.text`}
          value={block.text}
          onChange={(text, field) => onChange({ ...block, text }, field)}
        />
      )
    case 'steps':
      return <StepsFields block={block} path={path} onChange={onChange} />
    case 'questions':
      return <QuestionsFields block={block} path={path} onChange={onChange} />
    case 'contact':
      return <ContactFields block={block} path={path} onChange={onChange} />
    case 'team':
      return <TeamFields block={block} path={path} onChange={onChange} />
    case 'gallery':
      return <GalleryFields block={block} path={path} onChange={onChange} />
    case 'video':
      return <VideoFields block={block} path={path} onChange={onChange} />
    case 'banner':
      return <BannerFields block={block} path={path} onChange={onChange} />
    case 'image':
      return <ImageField block={block} path={path} onChange={onChange} />
    default:
      return <OfferFields block={block} path={path} onChange={onChange} />
  }
}
