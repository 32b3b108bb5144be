import { partStyleOf, type DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import {
  documentOf,
  enteredGroup,
  partOf,
  selectAll,
  selectedIds,
  selectionOf,
  shownDocument,
  type DocumentState,
  type DocumentWithSelection,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { DropLine, useLayerName, useRowDrag, useIdleState, useStudio, useStudioParts } from '../../../context/index.ts'
import { cssOf } from '../../../fields/index.ts'
import { useSources } from '../../../canvas/index.ts'
import { useIsDesktop } from '../../../../ui/index.ts'
import { useLowContrast } from '../contrast/useLowContrast.ts'
import { GroupRow } from './GroupRow.tsx'
import { LayerRow } from './LayerRow.tsx'
import css from './Layers.module.css'
import { listRows, type ListRow } from './rows.ts'
import { useLayerRows } from './useLayerRows.ts'

interface HeadProps {
  readonly count: number
  readonly isSeveral: boolean
  readonly onSeveral: (isSeveral: boolean) => void
}

/** Buttons to select all layers, to select several on a phone, and to show the shortcuts on a desktop. */
function ListHead({ count, isSeveral, onSeveral }: HeadProps) {
  const { t } = useTranslation(['arrange', 'studio'])
  const api = useStudioParts<DocumentState & SelectionVerbs>()
  const isDesktop = useIsDesktop()
  const showHelp = useStudio(state => state.showHelp)
  const button = { color: 'gray', size: 'compact-sm', className: css.headButton }
  return (
    <Group justify="space-between" gap="xs" mb={4} wrap="wrap">
      <Title order={3} size="h6">
        {t('studio:layers')}
      </Title>
      <Group gap={0} wrap="nowrap">
        {count > 1 && !isDesktop && (
          <Button
            {...button}
            variant={isSeveral ? 'light' : 'subtle'}
            aria-pressed={isSeveral}
            onClick={() => onSeveral(!isSeveral)}
          >
            {t('arrange:select_several')}
          </Button>
        )}
        {count > 1 && (
          <Button {...button} variant="subtle" onClick={() => selectAll(api)}>
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

/** Stores which groups are folded. The entered group is always unfolded. */
function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const entered = useStudio(state => enteredGroup(documentLayers(state), selectedIds(state.selection)))
  return {
    isFolded: (group: string): boolean => folded.has(group) && group !== entered,
    fold: (group: string): void =>
      setFolded(before => new Set(before.has(group) ? [...before].filter(id => id !== group) : [...before, group])),
  }
}

/** Selects, on Shift-click, all layers from the last chosen one to this one. */
function useRange(): (id: string) => void {
  const api = useStudioParts<DocumentWithSelection & SelectionVerbs>()
  return id => {
    const { history, selection, select } = api.getState()
    const ids = history.document.layers.map(layer => layer.id)
    const from = ids.indexOf(selectedIds(selection).at(-1) ?? id)
    const to = ids.indexOf(id)
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    select(selectionOf([...new Set([...selectedIds(selection), ...range])]))
  }
}

/** Lists every layer, the top one first, to select, drag, hide, lock and name. */
export function LayerList() {
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const list = useRef<HTMLUListElement>(null)
  const layers = useIdleState(documentLayers)
  const garment = useStudio(state => state.garment)
  const shown = useIdleState(shownDocument)
  const sources = useSources(shown)
  const grounds = useMemo(() => groundsOf(shown, garment), [shown, garment])
  const lowContrast = useLowContrast()
  const [told, setTold] = useState('')
  const range = useRange()
  const [isSeveral, setSeveral] = useState(false)
  const api = useStudioParts<DocumentState>()
  const { isFolded, fold } = useFolding()
  const rows = listRows(layers, isFolded)
  const rowsNow = (): readonly ListRow[] => listRows(documentLayers(api.getState()), isFolded)
  const nameOf = (row: ListRow): string =>
    row.kind === 'layer'
      ? layerName(row.layer)
      : (row.group.name ?? t('arrange:group_of', { count: row.members.length }))
  const dragged = useLayerRows(rowsNow, (key, at) => {
    const moved = rowsNow().find(row => row.key === key)
    setTold(moved ? t('arrange:moved_row', { name: nameOf(moved), at, count: rows.length }) : '')
  })
  const { drag, grip } = useRowDrag(list, dragged)
  return (
    <div role="group" aria-label={t('studio:layers')} data-layers>
      <ListHead count={layers.length} isSeveral={isSeveral} onSeveral={setSeveral} />
      {layers.length === 0 && <Text size="sm">{t('studio:no_layers')}</Text>}
      <ul ref={list} className={css.list} data-dragging={drag !== null || undefined}>
        {rows.map((row, i) => {
          const shared = { at: i + 1, count: rows.length, isSeveral, grip: grip(row.key) }
          return row.kind === 'group' ? (
            <GroupRow key={row.key} row={row} onFold={() => fold(row.group.id)} {...shared} />
          ) : (
            <LayerRow
              key={row.key}
              layer={row.layer}
              isInside={row.isInside}
              isLowContrast={lowContrast.has(row.key)}
              sources={sources}
              ground={grounds.get(row.key)}
              onRange={range}
              {...shared}
            />
          )
        })}
        {drag && <DropLine as="li" before={drag.before} count={rows.length} />}
      </ul>
      <p className="kw-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

/** Returns the appearance of the cloth under each layer, as CSS. */
function groundsOf(document: DesignDocument, garment: Garment): ReadonlyMap<string, string> {
  return new Map(
    document.layers.flatMap(({ id, piece, xMm, yMm }) => {
      const part = partOf(garment, document.options, { piece, at: { x: xMm, y: yMm } })
      return part ? [[id, cssOf(partStyleOf(document, part).fill)] as const] : []
    }),
  )
}

const documentLayers = (state: Parameters<typeof documentOf>[0]) => documentOf(state).layers
