import { styleOf, type DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { documentOf, partOf, selectAll, selectedIds, selectionOf, shownDocument } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useLayerName, useRowDrag, useResting, useStudio, useStudioApi } from '../../../context/index.ts'
import { cssOf } from '../../../fields/index.ts'
import { useSources } from '../../../canvas/index.ts'
import { useIsDesktop } from '../../../../ui/index.ts'
import { useLowContrast } from '../contrast/useLowContrast.ts'
import { LayerRow } from './LayerRow.tsx'
import css from './Layers.module.css'
import { useLayerRows } from './useLayerRows.ts'

function ListHead({ count }: { count: number }) {
  const { t } = useTranslation(['arrange', 'studio'])
  const api = useStudioApi()
  const isDesktop = useIsDesktop()
  const showHelp = useStudio(state => state.showHelp)
  return (
    <Group justify="space-between" gap="xs" mb={4} wrap="nowrap">
      <Title order={3} size="h6">
        {t('studio:layers')}
      </Title>
      <Group gap={0} wrap="nowrap">
        {count > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={css.headButton}
            onClick={() => selectAll(api)}
          >
            {t('arrange:select_all')}
          </Button>
        )}
        {isDesktop && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('arrange:keys')}
            title={t('arrange:keys')}
            onClick={() => showHelp(true)}
          >
            <IconKeyboard size={18} aria-hidden />
          </Button>
        )}
      </Group>
    </Group>
  )
}

/** Shift-click: everything from the layer that was chosen last to this one. */
function useRange(): (id: string) => void {
  const api = useStudioApi()
  return id => {
    const { history, selection, select } = api.getState()
    const ids = history.document.layers.map(layer => layer.id)
    const from = ids.indexOf(selectedIds(selection).at(-1) ?? id)
    const to = ids.indexOf(id)
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    select(selectionOf([...new Set([...selectedIds(selection), ...range])]))
  }
}

/** Every layer, the top one first, to choose, drag, hide, lock and name. */
export function LayerList() {
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const list = useRef<HTMLUListElement>(null)
  const layers = useResting(documentLayers)
  const garment = useStudio(state => state.garment)
  const shown = useResting(shownDocument)
  const sources = useSources(shown)
  const grounds = useMemo(() => groundsOf(shown, garment), [shown, garment])
  const lowContrast = useLowContrast()
  const [told, setTold] = useState('')
  const range = useRange()
  const rows = useLayerRows((id, at) => {
    const moved = layers.find(layer => layer.id === id)
    setTold(moved ? t('arrange:moved_row', { name: layerName(moved), at, count: layers.length }) : '')
  })
  const { drag, grip } = useRowDrag(list, rows)
  return (
    <div role="group" aria-label={t('studio:layers')} data-layers>
      <ListHead count={layers.length} />
      {layers.length === 0 && <Text size="sm">{t('studio:no_layers')}</Text>}
      <ul ref={list} className={css.list} data-dragging={drag !== null || undefined}>
        {layers.toReversed().map((layer, i) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            at={i + 1}
            count={layers.length}
            isLowContrast={lowContrast.has(layer.id)}
            sources={sources}
            ground={grounds.get(layer.id)}
            grip={grip(layer.id)}
            onRange={range}
          />
        ))}
        {drag && (
          <li className={css.drop} style={{ insetBlockStart: `${(100 * drag.before) / layers.length}%` }} aria-hidden />
        )}
      </ul>
      <p className="kw-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

/** What the cloth looks like under each layer, as CSS. */
function groundsOf(document: DesignDocument, garment: Garment): ReadonlyMap<string, string> {
  return new Map(
    document.layers.flatMap(({ id, piece, xMm, yMm }) => {
      const part = partOf(garment, document.options, { piece, at: { x: xMm, y: yMm } })
      return part ? [[id, cssOf(styleOf(document, part).fill)] as const] : []
    }),
  )
}

const documentLayers = (state: Parameters<typeof documentOf>[0]) => documentOf(state).layers
