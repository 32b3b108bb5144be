import { adaptToGarment } from '@kitwright/design'
import { editorPathOf, loadGarment, type ProductType } from '@kitwright/garment'
import { Text, UnstyledButton } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { copyOf, keepDraft, newDraft, saveDraft, type KeepResult } from '../../../drafts/index.ts'
import { ProductPicture } from '../../../domainComponents/index.ts'
import { Dialog, toast } from '../../../ui/index.ts'
import { draftOf, useDesignName, useStudio, useStudioParts, type DraftSnapshot } from '../../context/index.ts'
import { copyName, useGoOnAs } from '../../save/index.ts'
import { designOf, type DocumentState } from '@kitwright/editor'
import css from './Parts.module.css'

const NOT_KEPT = { quota: 'not_kept_quota', unavailable: 'not_kept', newer: 'kept_elsewhere' } as const

/** Returns a function that reports why storing failed and returns true on success. */
function useKept(): (kept: KeepResult) => boolean {
  const { t } = useTranslation(['studio'])
  return kept => {
    if (!kept.ok) toast('error', t(`studio:${NOT_KEPT[kept.reason]}`))
    return kept.ok
  }
}

/** Creates a second design of the same type, such as a goalkeeper's kit, and opens it. */
function useCopy(): () => Promise<void> {
  const { t } = useTranslation(['revisions'])
  const api = useStudioParts<DraftSnapshot>()
  const goOnAs = useGoOnAs()
  const isKept = useKept()
  return async () => {
    const original = draftOf(api.getState(), Date.now())
    // Saves the original a last time before all further edits go to the copy.
    if (!isKept(await keepDraft(original))) return
    const copy = copyOf(original, copyName(original.name, t))
    if (!isKept(await saveDraft(copy))) return
    goOnAs(copy)
    toast('success', t('revisions:copy_made', { name: copy.name }))
  }
}

/** Creates a design of another type with this one's look, squad and name, and opens it. */
function useWearOn(): (type: ProductType) => Promise<void> {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<DraftSnapshot & DocumentState>()
  const router = useRouter()
  const nameDesign = useDesignName()
  const isKept = useKept()
  return async type => {
    const id = editorPathOf(type)
    const state = api.getState()
    const { garment, name, players } = state
    try {
      await loadGarment(id)
    } catch {
      toast('error', t('studio:stage_failed'))
      return
    }
    const isNamed = name !== nameDesign(garment.id)
    const draft = { ...newDraft(isNamed ? name : nameDesign(id), adaptToGarment(designOf(state), id)), players }
    if (isKept(await saveDraft(draft))) router.history.push(`/design/${id}?draft=${draft.id}`)
  }
}

export interface WearOnDialogProps {
  readonly types: readonly ProductType[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Chooses the garment for the copy: the same one again, or another that gets this look. */
export function WearOnDialog({ types, isOpen, onClose }: WearOnDialogProps) {
  const { t } = useTranslation(['studio', 'common', 'revisions'])
  const own = useStudio(state => state.garment.productType)
  const [isBusy, setBusy] = useState(false)
  const wear = useWearOn()
  const copy = useCopy()
  const choose = async (type: ProductType): Promise<void> => {
    setBusy(true)
    await (type === own ? copy() : wear(type))
    setBusy(false)
    onClose()
  }
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('studio:wear_on')} size={560} closeLabel={t('studio:close')}>
      <Text size="sm">{t('studio:wear_on_text')}</Text>
      <div className={css.garments}>
        {[own, ...types].map(type => (
          <UnstyledButton key={type} className={css.garment} disabled={isBusy} onClick={() => void choose(type)}>
            <ProductPicture type={type} alt="" width={200} />
            {t(`common:type_${type}`)}
            {type === own && <small>{t('revisions:copy_same')}</small>}
          </UnstyledButton>
        ))}
      </div>
    </Dialog>
  )
}
