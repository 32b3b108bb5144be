import { TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { type InkRow, parseInk } from './cardForm.ts'
import css from './CardDialog.module.css'

interface Props {
  readonly rows: readonly InkRow[]
  /** Marks rows that are no colour. */
  readonly isChecked: boolean
  readonly onChange: (rows: readonly InkRow[]) => void
}

/** The ink card: each colour of the colour card beside what it becomes on the fabric. */
export function InkFields({ rows, isChecked, onChange }: Props) {
  const { t } = useTranslation(['catalogue'])
  if (rows.length === 0) return <p className={css.note}>{t('catalogue:inks_none')}</p>
  return (
    <ul className={css.inks}>
      {rows.map(({ code, name, hex, printed }, at) => (
        <li key={code}>
          <span className={css.swatch} style={{ background: hex ?? 'none' }} />
          <span className={css.words}>
            <b>{code}</b>
            <small>{hex === null ? t('catalogue:ink_gone') : name || hex}</small>
          </span>
          <span className={css.swatch} style={{ background: parseInk(printed) ?? 'none' }} />
          <TextInput
            size="sm"
            aria-label={t('catalogue:ink_printed', { code })}
            placeholder="#"
            maxLength={9}
            spellCheck={false}
            value={printed}
            error={isChecked && printed.trim() !== '' && parseInk(printed) === null && t('catalogue:ink_wrong')}
            onChange={event => {
              const typed = event.currentTarget.value
              onChange(rows.map((row, i) => (i === at ? { ...row, printed: typed } : row)))
            }}
          />
        </li>
      ))}
    </ul>
  )
}
