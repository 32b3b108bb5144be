import { SUPPLIER_LIMITS } from '@kitwright/contract'
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import type { Supplier } from '../officeTypes.ts'
import css from './ColoursDialog.module.css'
import { PrinterNameForm } from './PrinterNameForm.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { usePrinterActs } from './usePrinterActs.ts'
import type { ProfileActs } from './useProfileActs.ts'

type Printer = Supplier['printers'][number]

interface ItemProps {
  readonly name: string
  readonly own: Pick<Printer, 'profile' | 'profiles'>
  /** Text shown if nothing is known of the printer. */
  readonly none: string
  readonly children: ReactNode
}

/** Shows a summary of the printer, and all its actions when opened. */
function Item({ name, own: { profile, profiles }, none, children }: ItemProps) {
  const { t } = useTranslation(['suppliers'])
  const known = [
    ...(profile === null ? [] : [profile]),
    ...(profiles.length > 0 ? [t('suppliers:printer_fabrics', { count: profiles.length })] : []),
  ]
  return (
    <li>
      <details>
        <summary>
          <b>{name}</b>
          <small>{known.length > 0 ? known.join(' · ') : none}</small>
        </summary>
        <Stack gap="sm" py="sm">
          {children}
        </Stack>
      </details>
    </li>
  )
}

interface PrinterProps extends ProfileActs {
  readonly supplier: Supplier
  readonly printer: Printer
}

function PrinterItem({ supplier, printer, ...acts }: PrinterProps) {
  const { t } = useTranslation(['suppliers'])
  const { rename, remove } = usePrinterActs(supplier)
  const { name } = printer
  return (
    <Item name={name} own={printer} none={t('suppliers:printer_as_all_none')}>
      <ProfileFields supplier={supplier} printer={printer} {...acts} />
      <PrinterNameForm
        key={name}
        start={name}
        label={t('suppliers:printer_name')}
        action="suppliers:printer_rename"
        onSend={async (called, outcome) => rename(printer, called, outcome)}
      >
        <Button variant="subtle" color="red" onClick={() => void remove(printer)}>
          {t('suppliers:printer_remove')}
        </Button>
      </PrinterNameForm>
    </Item>
  )
}

/** A supplier's printers, each with its own profiles where its inks differ, after the profiles that apply to all. */
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
          <Item name={t('suppliers:printers_all')} own={supplier} none={t('suppliers:profile_none')}>
            <ProfileFields supplier={supplier} {...acts} />
          </Item>
          {printers.map(printer => (
            <PrinterItem key={printer.id} supplier={supplier} printer={printer} {...acts} />
          ))}
        </ul>
      )}
      {printers.length < SUPPLIER_LIMITS.printers && (
        <PrinterNameForm
          start=""
          label={t('suppliers:printer_new')}
          hint={t('suppliers:printer_name_hint')}
          action="suppliers:printer_add"
          onSend={add}
        />
      )}
    </section>
  )
}
