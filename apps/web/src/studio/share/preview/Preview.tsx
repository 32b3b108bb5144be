import { personalise, wearAs } from '@kitwright/design'
import { editorPathOf, getGarment } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { newDraft, saveDraft } from '../../../drafts/index.ts'
import { toast } from '../../../ui/index.ts'
import css from '../../context/Page.module.css'
import { useTranslation } from 'react-i18next'
import { TurningStage } from '../../canvas/index.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { Shown } from './useShown.ts'
import { wornIn } from './worn.ts'

/** Opens a copy of one's own in the studio; the shared design stays as it is. */
function MakeYours({ name, document }: Shown) {
  const { t } = useTranslation(['shots'])
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const copy = async (): Promise<void> => {
    setBusy(true)
    const draft = newDraft(name, document)
    const kept = await saveDraft(draft)
    setBusy(false)
    if (kept.ok) router.history.push(`/design/${document.garment}?draft=${draft.id}`)
    else toast('error', t('shots:preview_yours_failed'))
  }
  return (
    <Button
      className={css.previewAction}
      loading={isBusy}
      leftSection={<IconPencil size={18} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('shots:preview_yours')}
    </Button>
  )
}

function BackToStudio({ slug }: { slug: string }) {
  const { t } = useTranslation(['studio'])
  return (
    <Link to="/design/$slug" params={{ slug }} className={css.previewBack}>
      <IconArrowLeft size={18} aria-hidden />
      {t('studio:back_to_studio')}
    </Link>
  )
}

interface PreviewProps {
  readonly shown: Shown
  /** The draft of this browser, not somebody's shared design. */
  readonly isOwn: boolean
  readonly poster: string | undefined
}

/** A design to look at: read only, turning slowly; on the player whom its link names. */
export function Preview({ shown, isOwn, poster }: PreviewProps) {
  const { name, document } = shown
  const garment = getGarment(document.garment)
  const [worn] = useState(() => wornIn(location.hash))
  const seen = useMemo(
    () => (worn ? personalise(wearAs(document, worn.version ?? 'player'), worn) : document),
    [document, worn],
  )
  const action = isOwn ? <BackToStudio slug={editorPathOf(garment.productType)} /> : <MakeYours {...shown} />
  return (
    <PreviewFrame name={name} action={action}>
      {/* A player's name is on the back, and so is what they are sent the link for. */}
      <TurningStage garment={garment} document={seen} first={worn ? 'back' : 'front'} poster={poster} />
    </PreviewFrame>
  )
}
