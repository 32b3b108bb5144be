import { isSewn } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconShirt } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useTenant } from '../../../session/index.ts'
import { useStudio } from '../../context/index.ts'
import { lazy } from '../../../ui/index.ts'

const WearOnDialog = lazy(async () => ({ default: (await import('./WearOnDialog.tsx')).WearOnDialog }))

/** A button that copies the design to the same garment or another of the tenant's. */
export function WearOn() {
  const { t } = useTranslation(['studio'])
  const { productTypes } = useTenant()
  const own = useStudio(state => state.garment.productType)
  const [isOpen, { open, close }] = useDisclosure(false)
  const [isWanted, setWanted] = useState(false)
  const types = productTypes.filter(type => type !== own && isSewn(type))
  const show = (): void => {
    setWanted(true)
    open()
  }
  return (
    <>
      <Button variant="default" leftSection={<IconShirt size={18} aria-hidden />} onClick={show}>
        {t('studio:wear_on')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <WearOnDialog types={types} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
