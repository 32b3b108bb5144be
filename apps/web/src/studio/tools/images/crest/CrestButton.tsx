import type { ImageLayer } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { lazy } from '../../../../ui/index.ts'

const CrestDialog = lazy(async () => ({ default: (await import('./CrestDialog.tsx')).CrestDialog }))

/** Opens the crest maker, for a new crest or for an existing one. */
export function CrestButton({ layer = null }: { layer?: ImageLayer | null }) {
  const { t } = useTranslation(['images'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShield size={18} aria-hidden />}
        disabled={layer?.isLocked}
        onClick={() => setOpen(true)}
      >
        {t(layer ? 'images:change_crest' : 'images:make_crest')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CrestDialog layer={layer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
