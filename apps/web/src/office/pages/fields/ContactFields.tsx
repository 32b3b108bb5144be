import { CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { Button, NumberInput, SimpleGrid, Switch, Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { ButtonFields } from './ButtonFields.tsx'
import { OwnTextField } from './OwnTextField.tsx'
import { PassagesField } from './PassagesField.tsx'

type Contact = Extract<Block, { kind: 'contact' }>
interface Props {
  readonly block: Contact
  readonly path: string
  readonly onChange: (block: Block, field: string | null) => void
}

function Links({ block, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  const { links } = block
  const change = (next: Contact['links'], field: string | null) => onChange({ ...block, links: next }, field)
  return (
    <>
      <Text size="sm" fw={600}>
        {t('content:links')}
      </Text>
      {links.map((link, at) => (
        <ButtonFields
          key={`${path}.links.${at}`}
          path={`${path}.links.${at}`}
          button={link}
          onChange={(next, field) => change(next ? links.with(at, next) : links.toSpliced(at, 1), field)}
        />
      ))}
      {links.length < CONTENT_LIMITS.links && (
        <div>
          <Button variant="default" size="xs" onClick={() => change([...links, { label: {}, href: 'https://' }], null)}>
            {t('content:add_link')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Latitude and longitude; the map is shown once both are there. */
function Place({ block, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  const change = (key: 'lat' | 'lng', value: number | string) => {
    const typed = typeof value === 'number' ? value : null
    const { lat, lng } = block.place ?? { lat: 0, lng: 0 }
    const place = typed === null ? null : { lat, lng, [key]: typed }
    onChange({ ...block, place }, `${path}.place.${key}`)
  }
  return (
    <SimpleGrid cols={2}>
      {(['lat', 'lng'] as const).map(key => (
        <NumberInput
          key={key}
          label={`${t('content:place')}: ${t(`content:${key}`)}`}
          value={block.place?.[key] ?? ''}
          min={key === 'lat' ? -90 : -180}
          max={key === 'lat' ? 90 : 180}
          decimalScale={6}
          hideControls
          onChange={value => change(key, value)}
        />
      ))}
    </SimpleGrid>
  )
}

/** The fields of a contact block. */
export function ContactFields({ block, path, onChange }: Props) {
  const { t } = useTranslation(['content'])
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('content:contact_hint')}
      </Text>
      <OwnTextField
        label={t('content:title')}
        path={`${path}.title`}
        maxLength={CONTENT_LIMITS.title}
        value={block.title}
        onChange={(title, field) => onChange({ ...block, title }, field)}
      />
      <OwnTextField
        label={t('content:address')}
        path={`${path}.address`}
        maxLength={CONTENT_LIMITS.lead}
        rows={2}
        value={block.address}
        onChange={(address, field) => onChange({ ...block, address }, field)}
      />
      <OwnTextField
        label={t('content:hours')}
        path={`${path}.hours`}
        maxLength={CONTENT_LIMITS.lead}
        rows={1}
        value={block.hours}
        onChange={(hours, field) => onChange({ ...block, hours }, field)}
      />
      <PassagesField
        path={`${path}.text`}
        value={block.text}
        onChange={(text, field) => onChange({ ...block, text }, field)}
      />
      <Links block={block} path={path} onChange={onChange} />
      <Place block={block} path={path} onChange={onChange} />
      <Switch
        label={t('content:has_form')}
        checked={block.hasForm}
        onChange={event => onChange({ ...block, hasForm: event.currentTarget.checked }, null)}
      />
    </>
  )
}
