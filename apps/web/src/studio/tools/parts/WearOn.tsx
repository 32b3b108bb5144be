import { wearOn } from '@kitwright/design'
import { editorPathOf, isSewn, loadGarment, type ProductType } from '@kitwright/garment'
import { Button, Modal, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconShirt } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDraft, saveDraft } from '../../../drafts/index.ts'
import { ProductPicture } from '../../../pictures/index.ts'
import { useTenant } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { useDesignName } from '../../open/useDesignName.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio, useStudioApi } from '../../store/StudioContext.ts'
import { useWords } from '../../words.ts'
import styles from './parts.module.css'

/** Makes a second design of another type with this one's look, squad and name, and opens it. */
function useWearOn(): (type: ProductType) => Promise<void> {
  const say = useWords()
  const api = useStudioApi()
  const router = useRouter()
  const nameDesign = useDesignName()
  return async type => {
    const id = editorPathOf(type)
    const state = api.getState()
    const { garment, name, players } = state
    try {
      await loadGarment(id)
    } catch {
      toast('error', say('stageFailed'))
      return
    }
    const isNamed = name !== nameDesign(garment.id)
    const draft = { ...newDraft(isNamed ? name : nameDesign(id), wearOn(documentOf(state), id)), players }
    const kept = await saveDraft(draft)
    if (kept.ok) router.history.push(`/design/${id}?draft=${draft.id}`)
    else toast('error', say(kept.reason === 'quota' ? 'notKeptQuota' : 'notKept'))
  }
}

/** The tenant's other garments, to wear this look on; nothing where there is no other. */
export function WearOn() {
  const say = useWords()
  const { t } = useTranslation('common')
  const { productTypes } = useTenant()
  const own = useStudio(state => state.garment.productType)
  const [isOpen, { open, close }] = useDisclosure(false)
  const [isBusy, setBusy] = useState(false)
  const wear = useWearOn()
  const others = productTypes.filter(type => type !== own && isSewn(type))
  if (others.length === 0) return null
  const choose = async (type: ProductType): Promise<void> => {
    setBusy(true)
    await wear(type)
    setBusy(false)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconShirt size={18} aria-hidden />} onClick={open}>
        {say('wearOn')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={say('wearOn')} size={560} centered>
        <Text size="sm">{say('wearOnText')}</Text>
        <div className={styles.garments}>
          {others.map(type => (
            <UnstyledButton key={type} className={styles.garment} disabled={isBusy} onClick={() => void choose(type)}>
              <ProductPicture type={type} alt="" width={200} />
              {t(`type_${type}`)}
            </UnstyledButton>
          ))}
        </div>
      </Modal>
    </>
  )
}
