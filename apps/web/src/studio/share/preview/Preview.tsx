import { type DesignDocument, designForVersion, type KitRole, personalise } from '@kitwright/design'
import { editorPathOf, getGarment } from '@kitwright/garment'
import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconAugmentedReality, IconPencil } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { newDraft, saveDraft } from '../../../drafts/index.ts'
import { Dialog, toast } from '../../../ui/index.ts'
import css from '../../context/Page.module.css'
import { TurningStage } from '../../canvas/index.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import { KitSwitch } from './KitSwitch.tsx'
import { PriceLine } from './PriceLine.tsx'
import panel from './Panel.module.css'
import { useKitKeys, useSwipe } from './useSwipe.ts'
import type { SharedFacts, SharedPreview } from './useSharedDesign.ts'
import { RoomFiles } from '../captures/room/RoomFiles.tsx'
import { makeModel, type MakeModel } from '../captures/room/useMakeModel.ts'
import { isRoomLink, parsePlayerLink } from '../link/playerLink.ts'

/** Opens a personal copy in the studio; the shared design is unchanged. */
function MakeYours({ name, document }: SharedPreview) {
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

/** Shows the garment at true size in the viewer's room; it opens at once after a code was scanned from a desk. */
function InRoom({ name, garment, document }: Omit<Parameters<typeof makeModel>[0], 'material'>) {
  const { t } = useTranslation(['shots'])
  const [isOpen, setOpen] = useState(() => isRoomLink(location.hash))
  const make = useCallback<MakeModel>(
    format => makeModel({ name, garment, document, material: null }, format),
    [name, garment, document],
  )
  return (
    <>
      <ActionIcon
        variant="default"
        size={44}
        className={css.previewRoom}
        aria-label={t('shots:room_ios')}
        title={t('shots:room_ios')}
        onClick={() => setOpen(true)}
      >
        <IconAugmentedReality size={22} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={t('shots:room')} size={640} closeLabel={t('shots:close')}>
          <Stack gap="md">
            <Text size="sm">{t('shots:room_text')}</Text>
            <RoomFiles make={make} />
          </Stack>
        </Dialog>
      )}
    </>
  )
}

interface PreviewProps {
  readonly shown: SharedPreview
  /** Whether this is the draft of this browser, not somebody's shared design. */
  readonly isOwn: boolean
  readonly poster: string | undefined
}

/** Returns the design in the current kit, worn by the player in the URL fragment. */
function useSeen(document: DesignDocument) {
  const [worn] = useState(() => parsePlayerLink(location.hash))
  const roles = useMemo(() => [null, ...document.kits.map(kit => kit.role)], [document])
  const [role, setRole] = useState<KitRole | null>(() =>
    worn?.version === 'goalkeeper' && roles.includes('goalkeeper') ? 'goalkeeper' : null,
  )
  const seen = useMemo(() => {
    const dressed = designForVersion(document, 'player', role)
    return worn ? personalise(dressed, worn) : dressed
  }, [document, worn, role])
  const step = (by: number): void => {
    const next = (roles.indexOf(role) + by + roles.length) % roles.length
    setRole(roles[next] ?? null)
  }
  return { worn, roles, role, setRole, step, seen }
}

const pictureOf = ({ token, revision }: SharedFacts, role: KitRole | null, side: 'front' | 'back'): string =>
  `/api/previews/${token}/picture?side=${side}&width=1200&v=${revision}${role === null ? '' : `&kit=${role}`}`

/** Read-only view of a slowly turning design in each kit. Visitors of a share link see prices and can answer. */
export function Preview({ shown, isOwn, poster }: PreviewProps) {
  const { name, document, shared } = shown
  const garment = getGarment(document.garment)
  const kits = useSeen(document)
  const { worn, role, seen, roles, step } = kits
  const swipe = useSwipe(step)
  const onKeyDown = useKitKeys(step)
  const action = isOwn ? <BackToStudio slug={editorPathOf(garment.productType)} /> : <MakeYours {...shown} />
  return (
    <PreviewFrame
      name={name}
      action={
        <>
          <InRoom name={name} garment={garment} document={seen} />
          {action}
        </>
      }
      onKeyDown={roles.length > 1 ? onKeyDown : undefined}
    >
      {/* A player's name is on the back, and so is what they are sent the link for. */}
      <TurningStage
        garment={garment}
        document={seen}
        first={worn ? 'back' : 'front'}
        poster={role === null ? poster : undefined}
        {...(shared && { pictureOf: side => pictureOf(shared, role, side) })}
      />
      {(shared !== null || roles.length > 1) && (
        <section className={panel.panel} {...swipe}>
          {roles.length > 1 && <KitSwitch {...kits} document={document} />}
          {shared && <PriceLine prices={shared.prices} />}
          {shared && <AnswerBar shared={shared} />}
        </section>
      )}
    </PreviewFrame>
  )
}
