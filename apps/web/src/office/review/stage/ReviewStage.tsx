import type { DesignDocument } from '@kitwright/design'
import type { ViewName } from '@kitwright/garment'
import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { LazyGarmentStage, type StageFocus } from '../../../domainComponents/index.ts'
import type { BoardView } from '../desk/useDeskView.ts'
import type { OpenDesign } from '../desk/useOpenDesign.ts'
import { type BoardMark, FlatBoard } from './FlatBoard.tsx'
import css from './Stage.module.css'

const SIDES = ['front', 'left', 'back', 'right'] as const
const ZOOM = { step: 1.5, most: 8 } as const

interface Props {
  readonly open: OpenDesign
  readonly document: DesignDocument
  readonly pictureUrl: string
  readonly view: BoardView
  readonly marks: readonly BoardMark[]
  readonly chosen: string | null
  readonly focus: StageFocus | undefined
  readonly onChoose: (layer: string) => void
  readonly onSide: (side: ViewName) => void
}

function ZoomTools({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation(['review'])
  const buttons = [
    { key: 'zoom_out', icon: IconMinus, to: Math.max(1, zoom / ZOOM.step) },
    { key: 'zoom_in', icon: IconPlus, to: Math.min(ZOOM.most, zoom * ZOOM.step) },
    { key: 'zoom_fit', icon: IconArrowsMaximize, to: 1 },
  ] as const
  return (
    <div className={css.tools}>
      {buttons.map(({ key, icon: Icon, to }) => (
        <ActionIcon
          key={key}
          variant="default"
          size={36}
          aria-label={t(`review:${key}`)}
          disabled={to === zoom}
          onClick={() => onZoom(to)}
        >
          <Icon size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

/** The garment in 3D, with the server's picture where there is no WebGL. */
function Worn({ document, pictureUrl, focus, onSide }: Pick<Props, 'document' | 'pictureUrl' | 'focus' | 'onSide'>) {
  const { t } = useTranslation(['review', 'office', 'common'])
  const labels = {
    stage: t('office:stage_label'),
    loading: t('common:loading'),
    picture: t('office:side_front'),
    noWebgl: t('office:stage_no_webgl'),
    failed: t('office:stage_failed'),
    lost: t('office:stage_lost'),
    restart: t('office:stage_restart'),
  }
  const side = focus?.view === 'back' ? 'back' : 'front'
  const picture = `${pictureUrl}${pictureUrl.includes('?') ? '&' : '?'}side=${side}&width=1024`
  return (
    <div className={css.board}>
      <Suspense fallback={<Loader className={css.waiting} />}>
        <LazyGarmentStage document={document} pictureUrl={picture} labels={labels} focus={focus} />
      </Suspense>
      <div className={css.tools}>
        {SIDES.map(each => (
          <Button
            key={each}
            size="compact-sm"
            variant={focus?.view === each ? 'default' : 'subtle'}
            color="gray"
            aria-pressed={focus?.view === each}
            onClick={() => onSide(each)}
          >
            {t(`review:side_${each}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The worn garment beside its flat pieces. */
export function ReviewStage({ open, document, pictureUrl, view, marks, chosen, focus, onChoose, onSide }: Props) {
  const { t } = useTranslation(['review'])
  const [zoom, setZoom] = useState(1)
  const { garment, sources, sizeOf } = open
  return (
    <div className={css.boards} data-view={view}>
      {view !== 'flat' && <Worn {...{ document, pictureUrl, focus, onSide }} />}
      {view !== 'worn' && (
        <div className={css.board}>
          <FlatBoard
            {...{ garment, document, sources, sizeOf, marks, chosen, zoom, onChoose }}
            label={t('review:flat_label')}
          />
          <ZoomTools zoom={zoom} onZoom={setZoom} />
        </div>
      )}
    </div>
  )
}
