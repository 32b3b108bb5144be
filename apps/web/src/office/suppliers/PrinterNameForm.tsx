import { SUPPLIER_LIMITS } from '@kitwright/contract'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'

type SubmitPrinterName = (
  name: string,
  outcome: { readonly done: () => void; readonly refused: (error: { readonly message: string }) => void },
) => Promise<unknown>

interface Props {
  /** Current name; empty for a new printer. */
  readonly start: string
  readonly label: string
  readonly hint?: string
  readonly action: 'suppliers:printer_add' | 'suppliers:printer_rename'
  readonly onSend: SubmitPrinterName
  /** Further actions, shown beside the form. */
  readonly children?: ReactNode
}

/** Form for a printer's name. An error is shown at its field. */
export function PrinterNameForm({ start, label, hint, action, onSend, children }: Props) {
  const { t } = useTranslation(['suppliers'])
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const wanted = name.trim()
  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (wanted === '') return setProblem(t('suppliers:required'))
    setProblem(null)
    void onSend(wanted, {
      done: () => start === '' && setName(''),
      refused: ({ message }) => setProblem(message),
    })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <TextInput
          label={label}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={hint}
          maxLength={SUPPLIER_LIMITS.printer}
          value={name}
          error={problem}
          onChange={event => {
            setName(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Group justify="flex-end" gap="sm">
          {children}
          <Button
            type="submit"
            variant="default"
            leftSection={start === '' ? <IconPlus size={18} aria-hidden /> : undefined}
            disabled={start !== '' && (wanted === start || wanted === '')}
          >
            {t(action)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
