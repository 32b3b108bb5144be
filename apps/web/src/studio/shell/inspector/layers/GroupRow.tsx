import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconFolder } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import {
  changeLayers,
  isSelected,
  nameGroup,
  selectionOf,
  toggleInSelection,
  type DocumentState,
  type DocumentVerbs,
  type SelectionState,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { RowGrip, useStudio, useStudioParts, type RowDragging, type WindowVerbs } from '../../../context/index.ts'
import css from './Layers.module.css'
import { NameInput } from './NameInput.tsx'
import { focusSoon, StateButtons, walkRows } from './RowParts.tsx'
import type { ListRow } from './rows.ts'

interface GroupRowProps {
  readonly row: Extract<ListRow, { kind: 'group' }>
  /** The 1-based position from the top. */
  readonly at: number
  readonly count: number
  readonly isSeveral: boolean
  readonly grip: ReturnType<RowDragging['grip']>
  readonly onFold: () => void
}

function ChooseGroup({ row, name, isSeveral }: Pick<GroupRowProps, 'row' | 'isSeveral'> & { name: string }) {
  const { t } = useTranslation(['arrange'])
  const api = useStudioParts<SelectionState & SelectionVerbs & WindowVerbs>()
  const ids = row.members.map(({ id }) => id)
  const isChosen = useStudio(state => ids.every(id => isSelected(state.selection, id)))
  const { select, nameLayer, openMenu } = api.getState()
  function choose(event: MouseEvent): void {
    const isAdding = isSeveral || event.shiftKey || event.ctrlKey || event.metaKey
    select(isAdding ? toggleInSelection(api.getState().selection, ids) : selectionOf(ids))
  }
  return (
    <UnstyledButton
      className={css.choose}
      aria-pressed={isChosen}
      data-choose
      onClick={choose}
      onDoubleClick={() => nameLayer(row.group.id)}
      onContextMenu={event => {
        event.preventDefault()
        if (!isChosen) select(selectionOf(ids))
        openMenu({ x: event.clientX, y: event.clientY })
      }}
      onKeyDown={event => {
        if (event.key === 'F2') {
          // F2 renames the focused row, selected or not.
          event.preventDefault()
          nameLayer(row.group.id)
        }
        walkRows(event)
      }}
    >
      <IconFolder className={css.folder} size={20} aria-hidden />
      <span className={css.names}>
        <span className={css.name}>{name}</span>
        {row.group.name !== null && <span className={css.piece}>{t('arrange:group_of', { count: ids.length })}</span>}
      </span>
    </UnstyledButton>
  )
}

/** The row of a group with a drag grip, a fold button, its name, and the eye and lock of all its layers. */
export function GroupRow({ row, at, count, isSeveral, grip, onFold }: GroupRowProps) {
  const { t } = useTranslation(['arrange'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const { key, group, members, isFolded } = row
  const isNaming = useStudio(state => state.naming === group.id)
  const usualName = t('arrange:group_of', { count: members.length })
  const name = group.name ?? usualName
  const Fold = isFolded ? IconChevronRight : IconChevronDown
  return (
    <li className={css.row} data-row={key} data-group>
      <RowGrip of={key} label={t('arrange:move_row', { name, at, count })} grip={grip} />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={css.fold}
        aria-expanded={!isFolded}
        aria-label={t(isFolded ? 'arrange:unfold' : 'arrange:fold', { name })}
        onClick={onFold}
      >
        <Fold size={16} aria-hidden />
      </ActionIcon>
      {isNaming ? (
        <NameInput
          label={t('arrange:group_name')}
          name={group.name}
          usualName={usualName}
          onName={next => nameGroup(api, group.id, next)}
          onDone={() => focusSoon(key)}
        />
      ) : (
        <ChooseGroup row={row} name={name} isSeveral={isSeveral} />
      )}
      <StateButtons
        name={name}
        isHidden={members.every(layer => layer.isHidden)}
        isLocked={members.every(layer => layer.isLocked)}
        onHide={isHidden => changeLayers(api, members, () => ({ isHidden }))}
        onLock={isLocked => changeLayers(api, members, () => ({ isLocked }))}
      />
    </li>
  )
}
