import { Button, Loader, Text } from '@mantine/core'
import { IconCube, IconDownload } from '@tabler/icons-react'
import type { ModelFormat } from '@kitwright/scene/export'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast, useAsync, useObjectUrl } from '../../../../ui/index.ts'
import { download } from '../shots/deliverFile.ts'
import css from '../Shots.module.css'
import type { MakeModel } from './useMakeModel.ts'

/** Returns whether the browser can place a model in the room from a link; only Apple's can. */
export const placesModels = (): boolean => document.createElement('a').relList.supports('ar')

interface CardProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

const ModelCard = ({ title, note, children }: CardProps) => (
  <div className={css.card}>
    <IconCube size={28} aria-hidden />
    <div className={css.cardText}>
      <strong>{title}</strong>
      <span>{note}</span>
    </div>
    {children}
  </div>
)

interface ModelFileProps {
  readonly format: ModelFormat
  readonly title: string
  readonly note: string
  readonly make: MakeModel
}

/** A model file that is generated on request. */
function ModelFile({ format, title, note, make }: ModelFileProps) {
  const { t } = useTranslation(['shots'])
  const [isBusy, setBusy] = useState(false)
  const onMake = async (): Promise<void> => {
    setBusy(true)
    try {
      const file = await make(format)
      download(file)
      toast('success', t('shots:done', { file: file.name }))
    } catch (cause) {
      console.error('the model could not be made', cause)
      toast('error', t('shots:failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ModelCard title={title} note={isBusy ? t('shots:room_making') : note}>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={`${t('shots:download')}: ${title}`}
        onClick={() => void onMake()}
      >
        {t('shots:download')}
      </Button>
    </ModelCard>
  )
}

/** A link that opens the camera on iPhone and iPad. It must exist before the tap, so the model is generated at once. */
function PlaceInRoom({ make }: { make: MakeModel }) {
  const { t } = useTranslation(['shots'])
  const { data, isError } = useAsync(useCallback(() => make('usdz'), [make]))
  const url = useObjectUrl(data)
  if (isError) return <Text role="alert">{t('shots:failed')}</Text>
  return (
    <ModelCard title={t('shots:room_ios')} note={url ? t('shots:room_ios_note') : t('shots:room_making')}>
      {url ? (
        // Quick Look opens links of this kind only when a picture is their only child.
        <a className={css.place} rel="ar" href={url} download="kit.usdz">
          <img src={ROOM_ICON} alt={t('shots:room_ios')} width={44} height={44} />
        </a>
      ) : (
        <Loader size="sm" />
      )}
    </ModelCard>
  )
}

const ROOM_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0f172a" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2M12 12.5l4-2.500M8 10l4 2.500V17M12 12.500L8 10l4-2 4 2v4.500l-4 2.500-4-2.500z"/></svg>',
)}`

/**
 * Shows the model in the room if the device can, otherwise offers files to open elsewhere. `make` must be the same
 * function each time.
 */
export function RoomFiles({ make }: { make: MakeModel }) {
  const { t } = useTranslation(['shots'])
  return (
    <>
      {placesModels() && <PlaceInRoom make={make} />}
      <ModelFile make={make} format="glb" title={t('shots:room_glb')} note={t('shots:room_glb_note')} />
      <ModelFile make={make} format="usdz" title={t('shots:room_usdz')} note={t('shots:room_usdz_note')} />
    </>
  )
}
