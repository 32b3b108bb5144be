import { wearOn } from '@kitwright/design'
import { editorPathOf, loadGarment, type ProductType } from '@kitwright/garment'
import { Modal, Text, UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDraft, saveDraft } from '../../../drafts/index.ts'
import { ProductPicture } from '../../../pictures/index.ts'
import { toast } from '../../../ui/index.ts'
import { useDesignName } from '../../open/useDesignName.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
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

export interface WearOnDialogProps {
  readonly types: readonly ProductType[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Which other garment is to wear this look. */
export function WearOnDialog({ types, isOpen, onClose }: WearOnDialogProps) {
  const say = useWords()
  const { t } = useTranslation('common')
  const [isBusy, setBusy] = useState(false)
  const wear = useWearOn()
  const choose = async (type: ProductType): Promise<void> => {
    setBusy(true)
    await wear(type)
    setBusy(false)
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('wearOn')} size={560} centered>
      <Text size="sm">{say('wearOnText')}</Text>
      <div className={styles.garments}>
        {types.map(type => (
          <UnstyledButton key={type} className={styles.garment} disabled={isBusy} onClick={() => void choose(type)}>
            <ProductPicture type={type} alt="" width={200} />
            {t(`type_${type}`)}
          </UnstyledButton>
        ))}
      </div>
    </Modal>
  )
}
