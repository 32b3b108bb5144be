import type { Details } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { Card, lazy } from '../../../ui/index.ts'

const CloseDialog = lazy(async () => ({ default: (await import('./CloseDialog.tsx')).CloseDialog }))

/** Leads to the dialog that deletes the account. */
export function CloseAccount({ details }: { details: Details }) {
  const { t } = useTranslation(['personal'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title={t('personal:close_title')} text={t('personal:close_text')}>
      <Button variant="outline" color="red" onClick={() => setIsOpen(true)}>
        {t('personal:close_button')}
      </Button>
      <Suspense>{isOpen && <CloseDialog details={details} onClose={() => setIsOpen(false)} />}</Suspense>
    </Card>
  )
}
