import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import type { Packs } from './usePacks.ts'

interface Props {
  readonly printers: Packs['printers']
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** Selects one of several printers. Renders nothing if there is no choice. */
export function PrinterSelect({ printers, value, onChange }: Props) {
  const { t } = useTranslation(['production'])
  if (printers.length < 2) return null
  return (
    <NativeSelect
      label={t('production:printer')}
      data={printers.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? ''}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
