import type { ProductType } from '@kitwright/garment'
import { Button, Loader } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { lazy } from '../../ui/index.ts'

const SizeChartDialog = lazy(async () => ({ default: (await import('./SizeChartDialog.tsx')).SizeChartDialog }))

/** Button that opens a product's size chart over the page. The chart loads on opening. */
export function SizeChartButton({ type }: { readonly type: ProductType }) {
  const { t } = useTranslation(['common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        px="xs"
        flex="none"
        // Below a text, aligns the label with the start of the text.
        ml={{ base: -10, sm: 0 }}
        maw="calc(100% + 10px)"
        leftSection={<IconRuler2 size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('common:size_chart')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loader size="sm" />}>
          <SizeChartDialog type={type} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
