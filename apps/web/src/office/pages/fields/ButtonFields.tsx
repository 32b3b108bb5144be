import { CONTENT_LIMITS, type OwnText } from '@kitwright/pages/content'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { OwnTextField } from './OwnTextField.tsx'
import { useEditor } from './useEditor.ts'

interface OwnButton {
  readonly label: OwnText
  readonly href: string
}
interface Props {
  readonly path: string
  readonly button: OwnButton | null
  readonly onChange: (button: OwnButton | null, field: string | null) => void
}

/** The text and the address of a block's button, if it has one. */
export function ButtonFields({ path, button, onChange }: Props) {
  const { t } = useTranslation(['content'])
  const { faults } = useEditor()
  if (!button)
    return (
      <div>
        <Button variant="default" size="xs" onClick={() => onChange({ label: {}, href: '/products' }, null)}>
          {t('content:add_button')}
        </Button>
      </div>
    )
  return (
    <>
      <OwnTextField
        label={t('content:button')}
        path={`${path}.label`}
        maxLength={CONTENT_LIMITS.label}
        value={button.label}
        onChange={(label, field) => onChange({ ...button, label }, field)}
      />
      <TextInput
        label={t('content:href')}
        description={t('content:href_hint')}
        maxLength={CONTENT_LIMITS.address}
        value={button.href}
        error={faults[`${path}.href`]}
        onChange={event => onChange({ ...button, href: event.currentTarget.value }, `${path}.href`)}
      />
      <div>
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null, null)}>
          {t('content:remove_button')}
        </Button>
      </div>
    </>
  )
}
