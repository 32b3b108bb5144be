import { CONTENT_LIMITS, type OwnText } from '@kitwright/pages/content'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { OwnTextField } from './OwnTextField.tsx'
import css from './PageEditor.module.css'

interface OwnEntry {
  readonly title: OwnText
  readonly text: OwnText
}
interface Props {
  readonly labels: readonly [title: string, text: string]
  readonly path: string
  readonly items: readonly OwnEntry[]
  readonly onChange: (items: readonly OwnEntry[], field: string | null) => void
}

/** A list of titles, each with a text. */
export function EntriesField({ labels: [titleLabel, textLabel], path, items, onChange }: Props) {
  const { t } = useTranslation(['content'])
  return (
    <>
      {items.map((item, at) => {
        const own = `${path}.${at}`
        const change = (next: OwnEntry, field: string) => onChange(items.with(at, next), field)
        return (
          <div key={own} className={css.entry}>
            <OwnTextField
              label={`${at + 1}. ${titleLabel}`}
              path={`${own}.title`}
              maxLength={CONTENT_LIMITS.title}
              value={item.title}
              onChange={(title, field) => change({ ...item, title }, field)}
            />
            <OwnTextField
              label={textLabel}
              path={`${own}.text`}
              maxLength={CONTENT_LIMITS.paragraph}
              rows={2}
              value={item.text}
              onChange={(text, field) => change({ ...item, text }, field)}
            />
            <div>
              <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(items.toSpliced(at, 1), null)}>
                {t('content:remove_item', { number: at + 1 })}
              </Button>
            </div>
          </div>
        )
      })}
      {items.length < CONTENT_LIMITS.items && (
        <div>
          <Button variant="default" size="xs" onClick={() => onChange([...items, { title: {}, text: {} }], null)}>
            {t('content:add_item')}
          </Button>
        </div>
      )}
    </>
  )
}
