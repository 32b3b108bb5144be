import { SUPPLIER_LIMITS } from '@kitwright/contract'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Supplier } from '../types.ts'
import css from './ColoursDialog.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import { usePrinterActs } from './usePrinterActs.ts'
import type { ProfileActs } from './useProfileActs.ts'

type Printer = Supplier['printers'][number]
type Send = (
  name: string,
  outcome: { readonly done: () => void; readonly refused: (error: { readonly message: string }) => void },
) => Promise<unknown>

interface NameProps {
  /** As it is called already. */
  readonly start: string
  readonly label: string
  readonly hint?: string
  readonly action: 'suppliers:printer_add' | 'suppliers:printer_rename'
  readonly onSend: Send
}

/** What a printer is to be called; why it cannot be is said at its field. */
function NameForm({ start, label, hint, action, onSend }: NameProps) {
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
    <form className={css.name} onSubmit={send} noValidate>
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
      <Button
        type="submit"
        variant="default"
        leftSection={start === '' ? <IconPlus size={18} aria-hidden /> : undefined}
        disabled={start !== '' && (wanted === start || wanted === '')}
      >
        {t(action)}
      </Button>
    </form>
  )
}

interface PrinterProps extends ProfileActs {
  readonly supplier: Supplier
  readonly printer: Printer
}

/** One of them: what is known of it at a glance, and all that is done with it when it is opened. */
function PrinterItem({ supplier, printer, ...acts }: PrinterProps) {
  const { t } = useTranslation(['suppliers'])
  const { rename, remove } = usePrinterActs(supplier)
  const { name, profile, profiles } = printer
  const known = [
    ...(profile === null ? [] : [profile]),
    ...(profiles.length > 0 ? [t('suppliers:printer_fabrics', { count: profiles.length })] : []),
  ]
  return (
    <li>
      <details>
        <summary>
          <b>{name}</b>
          <small>{known.length > 0 ? known.join(' · ') : t('suppliers:printer_as_all_none')}</small>
        </summary>
        <Stack gap="sm" py="sm">
          <ProfileFields supplier={supplier} printer={printer} {...acts} />
          <NameForm
            key={name}
            start={name}
            label={t('suppliers:printer_name')}
            action="suppliers:printer_rename"
            onSend={async (called, outcome) => rename(printer, called, outcome)}
          />
          <Button variant="subtle" color="red" className={css.remove} onClick={() => void remove(printer)}>
            {t('suppliers:printer_remove')}
          </Button>
        </Stack>
      </details>
    </li>
  )
}

/** The machines that a supplier prints with, each with profiles of its own where it takes ink otherwise. */
export function Printers({ supplier, ...acts }: ProfileActs & { readonly supplier: Supplier }) {
  const { t } = useTranslation(['suppliers'])
  const { add } = usePrinterActs(supplier)
  const { printers } = supplier
  return (
    <section className={css.printers} aria-labelledby="printers">
      <Text id="printers" fw={600}>
        {t('suppliers:printers')}
      </Text>
      {printers.length === 0 ? (
        <Text size="sm">{t('suppliers:printers_none')}</Text>
      ) : (
        <ul>
          {printers.map(printer => (
            <PrinterItem key={printer.id} supplier={supplier} printer={printer} {...acts} />
          ))}
        </ul>
      )}
      {printers.length < SUPPLIER_LIMITS.printers && (
        <NameForm
          start=""
          label={t('suppliers:printer_name')}
          hint={t('suppliers:printer_name_hint')}
          action="suppliers:printer_add"
          onSend={add}
        />
      )}
    </section>
  )
}
