import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { StatementDialog } from './StatementDialog.tsx'

/** Opens the dialog that matches the lines of a bank statement with orders. */
export function StatementButton() {
  const { t } = useTranslation(['office'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('office:statement')}
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  )
}
